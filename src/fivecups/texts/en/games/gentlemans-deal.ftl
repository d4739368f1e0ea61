gentlemans-deal-name = Gentleman’s Deal
gentlemans-deal-coins =
    { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }
gentlemans-deal-these-coins =
    { $money ->
        [one] { $money } coin
       *[other] { $money } coins
    }
gentlemans-deal-goods =
    { $what ->
        [accomplices] { $accomplices }
        [money] { gentlemans-deal-coins }
       *[both] { gentlemans-deal-coins }; { $accomplices }
    }

gentlemans-deal-option-talk_seconds = Time for the offer and the talk
gentlemans-deal-option-talk_seconds-none = no limit
gentlemans-deal-option-talk_seconds-number =
    { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }
gentlemans-deal-option-least_talk_seconds = Shortest time to talk
gentlemans-deal-option-least_talk_seconds-number =
    { $value ->
        [0] none
        [one] { $value } second
       *[other] { $value } seconds
    }
gentlemans-deal-option-vote_seconds = Time for the vote
gentlemans-deal-option-vote_seconds-none = no limit
gentlemans-deal-option-vote_seconds-number =
    { $value ->
        [one] { $value } second
       *[other] { $value } seconds
    }
gentlemans-deal-option-first_dealer = First dealer
gentlemans-deal-option-first_dealer-lot = by lot
gentlemans-deal-option-first_dealer-number = the player in seat { $value }

gentlemans-deal-ask-first_offer = Make your first offer: for each player money and accomplices from your card, or nothing.
gentlemans-deal-ask-final_offer = Make the final offer. It ends the talk and replaces the first one.
gentlemans-deal-ask-confirm_offer = Confirm the first offer.
gentlemans-deal-ask-demand = Make a demand.
gentlemans-deal-ask-talk = Say what you think of the offer.
gentlemans-deal-ask-talk_time_up =
    { $seconds ->
        [one] { $seconds } second for the offer and the talk.
       *[other] { $seconds } seconds for the offer and the talk.
    }
gentlemans-deal-ask-nothing_to_add = Speak up, or say that you have nothing to add.
gentlemans-deal-ask-least_talk_over =
    { $seconds ->
        [one] At least { $seconds } second to talk.
       *[other] At least { $seconds } seconds to talk.
    }
gentlemans-deal-ask-vote = Vote on the offer.
gentlemans-deal-ask-vote_time_up =
    { $seconds ->
        [one] { $seconds } second for the vote.
       *[other] { $seconds } seconds for the vote.
    }

gentlemans-deal-wait-first_offer = { $seats } is preparing the first offer. Demands are welcome.
gentlemans-deal-wait-final_offer = { $seats } is listening and will make the final offer.
gentlemans-deal-wait-confirm_offer = { $seats } can confirm the first offer.
gentlemans-deal-wait-demand = May make demands: { $seats }.
gentlemans-deal-wait-talk = Discussing the offer: { $seats }.
gentlemans-deal-wait-talk_time_up = The talk is on the clock.
gentlemans-deal-wait-nothing_to_add = Can still speak before the final offer: { $seats }.
gentlemans-deal-wait-least_talk_over = There’s still time to speak.
gentlemans-deal-wait-vote = Still to vote: { $seats }.
gentlemans-deal-wait-vote_time_up = The vote is on the clock.

gentlemans-deal-say-confirm = Confirm the offer
gentlemans-deal-say-promise = Promise: on this offer I vote { $ballot }
gentlemans-deal-say-want_more = I want more
gentlemans-deal-say-take_back_word = Take back what I said about the offer
gentlemans-deal-say-nothing_to_add = Nothing to add
gentlemans-deal-say-vote = Vote { $ballot }
gentlemans-deal-say-time = Time is up

gentlemans-deal-empty-first_offer = Nothing for anybody
gentlemans-deal-form-first_offer-money = Money for { $seat }
gentlemans-deal-form-first_offer-accomplices = Accomplices for { $seat }
gentlemans-deal-empty-final_offer = Nothing for anybody
gentlemans-deal-form-final_offer-money = Money for { $seat }
gentlemans-deal-form-final_offer-accomplices = Accomplices for { $seat }
gentlemans-deal-form-demand-whom = For whom
gentlemans-deal-form-demand-money = Money, at least
gentlemans-deal-form-demand-accomplices = Accomplices, at least
gentlemans-deal-form-demand-vote = Then I vote
gentlemans-deal-filled-goods =
    { $money ->
        [0] { $accomplices }
       *[other] { $accomplices_count ->
            [0] { gentlemans-deal-coins }
           *[other] { gentlemans-deal-coins }, { $accomplices }
        }
    }
gentlemans-deal-filled-first_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-final_offer = { $seat }: { gentlemans-deal-filled-goods }
gentlemans-deal-filled-demand = Demand at least { gentlemans-deal-filled-goods } for { $whom }; then I vote { $vote }
gentlemans-deal-filled-demand-you-whom = Demand at least { gentlemans-deal-filled-goods }; then I vote { $vote }

gentlemans-deal-event-game_began = The deal cards are shuffled. { $seat } deals first.
gentlemans-deal-event-game_began-you = The deal cards are shuffled. You deal first.
gentlemans-deal-event-turn_began = Turn { $turn } of { $turns }: { $seat } is the dealer.
gentlemans-deal-event-turn_began-you = Turn { $turn } of { $turns }: you’re the dealer.
gentlemans-deal-event-accomplice_joined = The { $accomplice } now works for { $seat }.
gentlemans-deal-event-accomplice_joined-you = The { $accomplice } now works for you.
gentlemans-deal-event-accomplice_left = The { $accomplice } leaves { $former } and now works for { $seat }.
gentlemans-deal-event-accomplice_left-you = The { $accomplice } leaves { $former } and now works for you.
gentlemans-deal-event-accomplice_left-you-former = The { $accomplice } leaves you and now works for { $seat }.
gentlemans-deal-event-card_drawn = { $seat } takes a deal card.
gentlemans-deal-event-card_drawn-you = You take a deal card.
gentlemans-deal-event-card_drawn-private = { $seat } takes a deal card: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_drawn-private-you = You take a deal card: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-offer_made = { $seat } makes the first offer.
gentlemans-deal-event-offer_made-you = You make the first offer.
gentlemans-deal-event-offered = For { $whom }: { gentlemans-deal-goods }.
gentlemans-deal-event-offered-you-whom = For you: { gentlemans-deal-goods }.
gentlemans-deal-event-offered_nothing = Nothing for { $seats }.
gentlemans-deal-event-offered_nothing-you-seats = Nothing for you.
gentlemans-deal-event-offer_confirmed = { $seat } confirms the first offer. It’s final.
gentlemans-deal-event-offer_confirmed-you = You confirm the first offer. It’s final.
gentlemans-deal-event-offer_replaced = { $seat } replaces the offer. The new one is final.
gentlemans-deal-event-offer_replaced-you = You replace the offer. The new one is final.
gentlemans-deal-event-demanded =
    { $promise ->
        [yes] { $own ->
            [yes] { $seat } promises to vote { $vote } if given at least:
           *[no] { $seat } promises to vote { $vote } if { $whom } is given at least:
        }
       *[no] { $own ->
            [yes] { $seat } demands at least:
           *[no] { $seat } demands for { $whom } at least:
        }
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you =
    { $promise ->
        [yes] You promise to vote { $vote } if { $whom } is given at least:
       *[no] You demand for { $whom } at least:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-seat-whom =
    { $promise ->
        [yes] You promise to vote { $vote } if you’re given at least:
       *[no] You demand at least:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-demanded-you-whom =
    { $promise ->
        [yes] { $seat } promises to vote { $vote } if you’re given at least:
       *[no] { $seat } demands for you at least:
    } { gentlemans-deal-goods }.
gentlemans-deal-event-promised = On this offer { $seat } promises to vote { $ballot }.
gentlemans-deal-event-promised-you = On this offer you promise to vote { $ballot }.
gentlemans-deal-event-wanted_more = { $seat } wants more.
gentlemans-deal-event-wanted_more-you = You want more.
gentlemans-deal-event-took_back_word = { $seat } takes back what was said about the offer.
gentlemans-deal-event-took_back_word-you = You take back what you said about the offer.
gentlemans-deal-event-took_back_demand =
    { $own ->
        [yes] { $seat } takes back the demand.
       *[no] { $seat } takes back the demand for { $whom }.
    }
gentlemans-deal-event-took_back_demand-you =
    { $own ->
        [yes] You take back your demand.
       *[no] You take back your demand for { $whom }.
    }
gentlemans-deal-event-took_back_demand-you-whom = { $seat } takes back the demand for you.
gentlemans-deal-event-all_have_spoken = Nobody has anything to add. { $seat } can make the final offer.
gentlemans-deal-event-all_have_spoken-you = Nobody has anything to add. You can make the final offer.
gentlemans-deal-event-talked_long_enough = The time to speak is over. { $seat } can make the final offer.
gentlemans-deal-event-talked_long_enough-you = The time to speak is over. You can make the final offer.
gentlemans-deal-event-talk_time_ran_out = Time’s up, and { $seat } has made no final offer. There is no vote.
gentlemans-deal-event-talk_time_ran_out-you = Time’s up, and you have made no final offer. There is no vote.
gentlemans-deal-event-talk_time_ran_out-how =
    { $how ->
        [confirmed] Time is up while { $seat } was still waiting for others to speak. The first offer stands, and the vote is open.
       *[jail] Time is up, and there is no final offer from { $seat }. Nobody votes.
    }
gentlemans-deal-event-talk_time_ran_out-how-you =
    { $how ->
        [confirmed] Time is up while you were still waiting for others to speak. Your first offer stands, and the vote is open.
       *[jail] Time is up, and there is no final offer from you. Nobody votes.
    }
gentlemans-deal-event-vote_time_ran_out = Time’s up. These vote without an argument, being away: { $seats }.
gentlemans-deal-event-vote_time_ran_out-you-seats = Time’s up. Your vote goes in without an argument.
gentlemans-deal-event-voted = { $seat } votes { $ballot }. Weight: { $weight }.
gentlemans-deal-event-voted-you = You vote { $ballot }. Weight: { $weight }.
gentlemans-deal-event-deal_accepted = The deal by { $seat } is accepted: { $weight_for } for, { $weight_against } against.
gentlemans-deal-event-deal_accepted-you = Your deal is accepted: { $weight_for } for, { $weight_against } against.
gentlemans-deal-event-deal_refused = The deal by { $seat } is turned down: { $weight_for } for, { $weight_against } against.
gentlemans-deal-event-deal_refused-you = Your deal is turned down: { $weight_for } for, { $weight_against } against.
gentlemans-deal-event-card_shown = { $seat } shows the card: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-card_shown-you = You show the card: { gentlemans-deal-coins }; { $accomplices }.
gentlemans-deal-event-share_paid = { $seat } gets a share of { gentlemans-deal-coins }.
gentlemans-deal-event-share_paid-you = You get a share of { gentlemans-deal-coins }.
gentlemans-deal-event-rest_paid =
    { $money ->
        [0] Nothing is left for { $seat }.
       *[other] { $seat } keeps the rest: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-rest_paid-you =
    { $money ->
        [0] Nothing is left for you.
       *[other] You keep the rest: { gentlemans-deal-coins }.
    }
gentlemans-deal-event-banker_took = Banker: { $seat } takes { gentlemans-deal-these-coins } from { $neighbour }.
gentlemans-deal-event-banker_took-you = Banker: you take { gentlemans-deal-these-coins } from { $neighbour }.
gentlemans-deal-event-banker_took-you-neighbour = Banker: { $seat } takes { gentlemans-deal-these-coins } from you.
gentlemans-deal-event-magnate_earned = Magnate: { $seat } gets { gentlemans-deal-these-coins }.
gentlemans-deal-event-magnate_earned-you = Magnate: you get { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned = Journalist: { $seat } gets { gentlemans-deal-these-coins }.
gentlemans-deal-event-journalist_earned-you = Journalist: you get { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned = Sheriff: { $seat } gets { gentlemans-deal-these-coins }.
gentlemans-deal-event-sheriff_earned-you = Sheriff: you get { gentlemans-deal-these-coins }.
gentlemans-deal-event-went_to_jail = { $seat } goes to jail. Nobody wants to end up there.
gentlemans-deal-event-went_to_jail-you = You go to jail.
gentlemans-deal-event-left_jail = { $seat } leaves jail.
gentlemans-deal-event-left_jail-you = You leave jail.
gentlemans-deal-event-gang_cards_given =
    { $cards ->
        [one] { $seat } gets { $cards } gang card.
       *[other] { $seat } gets { $cards } gang cards.
    }
gentlemans-deal-event-gang_cards_given-you =
    { $cards ->
        [one] You get { $cards } gang card.
       *[other] You get { $cards } gang cards.
    }
gentlemans-deal-event-gang_cards_discarded = Old gang cards are gone for { $seats }.
gentlemans-deal-event-gang_cards_discarded-you-seats = You discard your old gang cards.
gentlemans-deal-event-money_counted =
    { $seat } has { gentlemans-deal-these-coins } behind the screen.
gentlemans-deal-event-money_counted-you =
    You have { gentlemans-deal-these-coins } behind your screen.
gentlemans-deal-event-ended = The game is over. Won by { $winners }.
gentlemans-deal-event-ended-you-winners = The game is over. You’ve won!
gentlemans-deal-event-ended-how =
    { $how ->
        [drawn] The game is over. A draw between { $winners }.
       *[won] The game is over. Won by { $winners }.
    }
gentlemans-deal-event-ended-how-you-winners = The game is over. You’ve won!

gentlemans-deal-accomplice-sheriff = Sheriff
    .about = 2 coins per jailing; gang cards doubled
gentlemans-deal-accomplice-senator = Senator
    .about = an argument adds 4, not 2
gentlemans-deal-accomplice-magnate = Magnate
    .about = 1 coin for every accepted deal
gentlemans-deal-accomplice-journalist = Journalist
    .about = 1 coin per argument, yours or neighbours’
gentlemans-deal-accomplice-boss = Boss
    .about = accepted with your vote: the dealer gets a gang card
gentlemans-deal-accomplice-banker = Banker
    .about = takes 1 of each neighbour’s deal money

gentlemans-deal-ballot-for = for
gentlemans-deal-ballot-for_argument = for (with an argument)
gentlemans-deal-ballot-against = against
gentlemans-deal-ballot-against_argument = against (with an argument)
gentlemans-deal-ballot-open = as I like
gentlemans-deal-ballot-more = wants more

gentlemans-deal-phase-offer = first offer
gentlemans-deal-phase-talk = talk
gentlemans-deal-phase-vote = vote
gentlemans-deal-phase-over = over

gentlemans-deal-outcome-accepted = accepted
gentlemans-deal-outcome-refused = turned down
gentlemans-deal-outcome-time_up = out of time

gentlemans-deal-source-shares = Shares
gentlemans-deal-source-rests = Kept as dealer
gentlemans-deal-source-banker = Banker
gentlemans-deal-source-paid_to_banker = Paid to the Banker
gentlemans-deal-source-sheriff = Sheriff
gentlemans-deal-source-magnate = Magnate
gentlemans-deal-source-journalist = Journalist

gentlemans-deal-refusal-too-much-money =
    { $money ->
        [one] You offer { $offered } in all, but your card has only { $money } coin. Offer less.
       *[other] You offer { $offered } in all, but your card has only { $money } coins. Offer less.
    }
gentlemans-deal-refusal-accomplice-offered-twice = { $accomplice } can be offered to one player only.
gentlemans-deal-refusal-empty-demand = Demand some money or an accomplice.
gentlemans-deal-refusal-nothing-said = You haven’t said anything about this offer to take back.
gentlemans-deal-refusal-no-vote-in-jail = In jail you have no vote to promise. You can still make demands.
gentlemans-deal-refusal-no-argument-left = You have no arguments left. Vote without one.
gentlemans-deal-refusal-no-such-dealer = Nobody sits in seat { $first_dealer }. The first dealer can be in one of the seats 1 to { $last_seat }.

gentlemans-deal-view-turn = Turn
gentlemans-deal-view-turns = Turns in all
gentlemans-deal-view-dealer = Dealer
gentlemans-deal-view-phase = Phase
gentlemans-deal-view-card = Your card
gentlemans-deal-view-offer = Offer on the table
gentlemans-deal-view-replaced = First offer, replaced
gentlemans-deal-view-talk = Talk
gentlemans-deal-view-voters = Voters
gentlemans-deal-view-players = Players
gentlemans-deal-view-jailed = In jail
gentlemans-deal-view-my_money = Your money
gentlemans-deal-view-my_income = Where it came from
gentlemans-deal-view-deck = Deck
gentlemans-deal-view-latest = The latest deal
gentlemans-deal-view-earlier = Earlier deals
gentlemans-deal-view-accomplices = Accomplices
gentlemans-deal-view-coming = Accomplices coming next turn
gentlemans-deal-view-arguments = Arguments
gentlemans-deal-view-gang_cards = Gang cards
gentlemans-deal-view-weight = Weight of the vote
gentlemans-deal-view-weight_with_argument = Weight with an argument
gentlemans-deal-view-word = Word on the offer
gentlemans-deal-view-money = Money
gentlemans-deal-view-demands = Demands
gentlemans-deal-view-demand = Demand
gentlemans-deal-view-met = Met by the offer
gentlemans-deal-view-reply = In reply to the offer
gentlemans-deal-view-left = Cards left
gentlemans-deal-view-shown = Cards shown
gentlemans-deal-view-votes = Votes
gentlemans-deal-view-outcome = Outcome
gentlemans-deal-view-words = What was said
gentlemans-deal-view-payments = Payments
