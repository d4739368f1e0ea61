## De ce un bot a făcut ceva ostil sau generos

bot-reason-rob-leader = { $seat } este în frunte.
bot-reason-rob-leader-you = Ești în frunte.
bot-reason-rob-best-loot = De la { $seat } e cel mai mult de luat.
bot-reason-rob-best-loot-you = De la tine e cel mai mult de luat.
bot-reason-rule-myself = Mie îmi trebuie mai mult.
bot-reason-rule-offer = { $seat } a făcut oferta mai bună.
bot-reason-rule-offer-you = Ai făcut oferta mai bună.
bot-reason-rule-weaker = { $seat } e un pericol mai mic.
bot-reason-rule-weaker-you = Ești un pericol mai mic.
bot-reason-vote-enough = Partea mea îmi convine.
bot-reason-vote-generous = De data asta las de la mine pentru { $seat }.
bot-reason-vote-generous-you = De data asta las de la mine pentru tine.
bot-reason-vote-too-little =
    { $money ->
        [0] Niciun ban pentru mine, { $seat }? Nu se face.
        [one] O monedă e prea puțin, { $seat }.
        [few] { $money } monede e prea puțin, { $seat }.
       *[other] { $money } de monede e prea puțin, { $seat }.
    }
bot-reason-vote-nothing = { $seat } nu mi-a oferit nimic.
bot-reason-vote-nothing-you = Nu mi-ai oferit nimic.
bot-reason-vote-revenge = N-am uitat, { $seat }.
bot-reason-demand-met = Bine, { $seat }: primești ce ai cerut.
bot-reason-demand-halfway =
    { $money ->
        [0] Ne întâlnim la jumătate, { $seat }, mai mult nu pot.
        [one] Ne întâlnim la jumătate, { $seat }: o monedă, nu mai mult.
        [few] Ne întâlnim la jumătate, { $seat }: { $money } monede, nu mai mult.
       *[other] Ne întâlnim la jumătate, { $seat }: { $money } de monede, nu mai mult.
    }
bot-reason-demand-too-dear = E prea mult pentru un singur vot, { $seat }.
bot-reason-demand-without-you = Am destule voturi și fără al tău, { $seat }.
bot-reason-demand-without-a-vote = În tura asta nu ai vot, { $seat }.
bot-reason-demand-not-to-give = Asta nu-ți pot da, { $seat }.
bot-reason-demand-not-believed = Nu te-ai ținut de cuvânt data trecută, { $seat }.
