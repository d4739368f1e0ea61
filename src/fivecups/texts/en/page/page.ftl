## The house
page-language = Language
page-sound = Sounds
page-dark = Dark theme
page-pace = Pace
page-pace-calm = Calm
page-pace-normal = Normal
page-pace-instant = Instant
page-skip = Catch up
page-confirm-moves = Confirm moves
page-confirm-moves-final = Only those I can’t undo
page-confirm-moves-all = Every move
page-confirm-moves-none = Never
page-whose-die = Whose die
page-leave-my-dice = Leave mine alone
page-discover-top = “{ $card }” takes effect. Which of the others goes on top?
page-discover-back = Apply another card
page-pass-all-game = For the whole game
page-pass-card = Don’t ask me about { $card } again this game
page-your-name = Your name
page-to-lobby = To the lobby
page-house-away = We can’t reach the house. Trying again…
page-failed = That didn’t work. Nothing has changed; please try again.
page-line-lost = Connection lost. The game is safe; reconnecting…
page-close = Close
page-cancel = Cancel
page-confirm = Confirm
page-undo = Undo
page-choose = Choose
page-menu = Menu
page-rules = Rules
page-chapters = Chapters

## The lobby
page-promise-dice-town = Roll under your cup, pay for luck and win the town.
page-promise-poker-dice = Five dice, three rolls, thirteen boxes to fill.
page-promise-gentlemans-deal = Offer, talk, vote: only the dealer knows how much there is to share.
page-players-and-minutes = { $low }–{ $high } players · { $from }–{ $to } minutes
page-play-now = Play now
page-learn = Learn by playing
page-set-table = Set up a table
page-my-games = My games
page-open-tables = Tables open to all
page-no-open-tables = No table is open right now. Set one up!
page-join = Join
page-finished-games = Finished games
page-your-turn = Your turn
page-won-by = Won by { $name }
page-won-by-you = You’ve won!
page-drawn-by = A draw: { $name }
page-phase-playing = being played
page-phase-paused = paused
page-phase-abandoned = closed
page-phase-open = waiting for players
page-phase-over = finished

## Setting a table and waiting at it
page-seats = Seats
page-clock = Clock
page-clock-none = no clock
page-clock-decision =
    { $seconds ->
       [one] { $seconds } second for each decision
      *[other] { $seconds } seconds for each decision
    }
page-clock-bank =
    { $minutes ->
       [one] { $minutes } minute for the game, { $increment } s more for each decision
      *[other] { $minutes } minutes for the game, { $increment } s more for each decision
    }
page-for-whom = For whom
page-visibility-invitation = whoever has the link can join
page-visibility-open = open to everybody in this house
page-visibility-private = only the players may watch
page-seats-free =
    { $count ->
       [one] { $count } seat is free.
      *[other] { $count } seats are free.
    }
page-all-here = Everybody’s here.
page-free-seat = Free seat
page-deleted-player = Deleted player
page-you = { you }
page-sit = Sit down
page-get-up = Get up
page-add-bot = Add a bot
page-remove-bot = Send { $name } away
page-fill-with-bots = Fill with bots
page-bots-play = Bots play:
page-bot-level = bot · plays { $level }
page-level-random = at random
    .about = Moves without thinking.
page-level-master = like a master
    .about = Nobody here plays better.
page-level-expert = like an expert
    .about = Plays to win.
page-level-regular = like a regular
    .about = Good company: plays sensibly, slips now and then.
page-level-novice = like a beginner
    .about = Makes a beginner’s mistakes.
page-level-greedy = greedily
    .about = Takes whatever pays right now.
page-character-plain = even-tempered
page-character-grudging = grudging
    .about = Never forgets a slight, and goes after the leader.
page-character-generous = generous
    .about = Spares the weakest and shares gladly.
page-character-bold = bold
    .about = Likes risk and promises more than it delivers.
page-character-honest = honest
    .about = Keeps its word and takes few risks.
page-level-and-character = { $level } · { $character }
page-character = Character:
page-rated = rated
page-rated-table = Rated
page-rated-about = The result changes the players’ ratings. With a clock, without bots and without the coach.
page-rated-guest = You’re a guest here: only players with a saved name are rated (under “You”).
page-rated-yes = rated: the result changes the players’ ratings
page-rated-no = for fun, without ratings
page-rated-people-only = A rated table: only people play here.
page-start = Start the game
page-start-when-full = The game can begin when every seat is taken, by a friend or by a bot.
page-take-a-seat = Take a free seat to play.
page-invite = Invite friends
page-invite-how = Scan the code with a phone, or send the link.
page-qr = QR code of the link to this table
page-link = Link to this table
page-copy = Copy
page-share = Share the link
page-copied = Copied
page-what-is-played = What is played here
page-close-table = Close this table
page-table-closed = This table has been closed.
page-earlier-version = This game was played under the rules of version { $version }, which this house no longer has. The log, the record and the dice are still here.
page-no-such-table = There’s no such table, or it isn’t open to everybody.

## Names of bots
page-bot-0 = Old Bill
page-bot-1 = Cora
page-bot-2 = Silas
page-bot-3 = Ruby
page-bot-4 = Amos
page-bot-5 = Hattie
page-bot-6 = Wyatt
page-bot-7 = Belle
page-bot-8 = Jonas
page-bot-9 = Pearl
page-bot-10 = Dusty
page-bot-11 = Mabel

## At a table
page-your-part = Your part
page-log = Log
page-talk = Talk
page-log-and-talk = Log and talk
page-talk-empty = Quiet in here. Say howdy!
page-talk-line = Say something
page-send = Send
page-why = why?
page-understood = Got it
page-sealed = Your answer is in.
page-time-left = Time left: { $time }
page-less = Less: { $what }
page-more = More: { $what }
page-paused = The game is paused. The clocks stand still.
page-pause = Ask for a pause
page-resume = Play on
page-resign = Give up…
page-resign-sure = Yes, give up
page-take-back-seat = I’m back!
page-call-me = Call me on my turn
page-take-over = You’re watching. Take over from a bot:
page-away = Away: { $names }
page-is-away = away
page-other-players = Other players
page-line-sat = { $name } sits down.
page-line-sat-you = You sit down.
page-line-placed = A bot sits down: { $name }.
page-line-left = { $name } gets up.
page-line-left-you = You get up.
page-line-stood_in = A bot is playing for { $name } for now.
page-line-stood_in-you = A bot is playing for you for now.
page-line-took_over = { $name } takes over from a bot.
page-line-took_over-you = You take over from a bot.
page-line-returned = { $name } is back.
page-line-returned-you = You’re back.
page-line-resigned = { $name } gives up; a bot plays on.
page-line-resigned-you = You give up; a bot plays on.
page-line-pause_wished = { $name } asks for a pause.
page-line-pause_wished-you = You ask for a pause.
page-line-resumed = The game goes on.
page-line-abandoned = The table is closed.
page-line-abandoned-version = The house was upgraded and no longer knows the rules this game began with. The table is closed.

## The end, and replays
page-rematch = Play again
page-replay = Replay
page-replay-of = Replay: { $game }
page-download = Download the record
page-verified = Fair and square: all { $moves } moves follow the rules, and the dice were sealed before the game began, so nobody could tamper with them.
page-verified-dice = The dice were fair: they were sealed before the game began. The rules of that older version are gone, so the moves weren’t checked.
page-verifying = Checking the rules and the dice…
page-rules-broken = The check has failed ({ $place }): { $problem }
page-dice-kept = The dice were fair: they were sealed before the game began, so nobody could tamper with them.
page-dice-broken = Something is wrong: the dice don’t match the seal shown before the game.
page-sources = Where the points came from
page-curve-poker-dice = Points by round
page-curve-dice-town = Wealth by round, as everybody could see it
page-curve-gentlemans-deal = Money by turn
page-see-as = Seen by
page-how-it-ended = How it ended
page-seen-by = As { $name }
page-spectator = spectator
page-step = Step
page-step-back = One step back
page-step-on = One step on
page-run = Play
page-stop = Stop

## Poker Dice
page-rolls-left =
    { $count ->
       [0] No roll left
       [one] { $count } roll left
      *[other] { $count } rolls left
    }
page-die = Die { $number }: { $face }
page-die-held = Die { $number }: { $face }, kept
page-write =
    { $count ->
       [one] Write { $count } point into { $box }
      *[other] Write { $count } points into { $box }
    }
page-key-space = Space
page-would-pay = { $box }: would score { $count }
page-box-closed = { $box }: not now
page-or-pick-a-box = or pick a box on your sheet
page-pick-a-box = Pick a box on your sheet.

## Dice Town
page-dollars = Dollars
page-nuggets = Nuggets
page-store-cards = Store cards
page-claims = Claims
page-claims-row = The row of claims, the first one on the left
page-wired = Wired claims
page-sheriff = Sheriff
page-leads = Leading here now
page-street = The street, in order of play
page-set-dice = Dice you have set aside
page-hand = Your cards
page-under-cup =
    { $count ->
       [one] { $count } die under the cup
      *[other] { $count } dice under the cup
    }
page-has-chosen = has chosen
page-under-my-cup = The dice under your cup
page-keep =
    { $count ->
       [0] Keep none, pay ${ $cost }
       [one] Keep 1 for free
      *[other] Keep { $count }, pay ${ $cost }
    }
page-tap-dice = Tap the dice you want to keep.
page-needs-brute = You can’t pay for that many: you’ll have to play The Brute.
page-cannot-pay = You have ${ $dollars }, not enough for that many dice.
page-cannot-pay-none = Keeping none costs $1, and you have ${ $dollars }. Keep one for free.
page-if-lifted = If all cups were lifted now…
page-would-win = You would win: { $places }.
page-would-tie = You would tie: { $places }.
page-would-win-nothing = You would win nothing.
page-scale = The Sheriff’s scales
page-name-one = Choose
page-chosen = chosen
page-no-offers = no offer
page-offer-share = share
page-offer-this = Offer this
page-offer-nothing = Offer nothing
page-leave-offer = Leave it as it is
page-which-die = Which die
page-pass-in-advance = Don’t ask me to play cards in this round
page-river = River cards
page-bandits-deck = Bandits in the deck
page-top-bandit = The top Bandit
page-wanted = Wanted
page-hired = Hired
page-caught = Caught
page-ranches = Ranches
page-indian-die = You hold the Indian die

## Gentleman's Deal
page-coins = coins
page-weights = { $for } for, { $against } against
page-weight = weight { $weight }
page-offered-to-you = You’re offered:
page-who-is-who = Who is who?
page-you-keep = You keep:
page-make-offer = Make this offer
page-final-offer = Make it final
page-demand = Demand this
page-make-demand = Make a demand
page-take-back-demand = Take back: { $name }
page-take-back-demand-you = Take back demand
page-promise = Promise:
page-how = How does this work?
