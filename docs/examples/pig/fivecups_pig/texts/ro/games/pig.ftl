pig-name = Porcul
page-promise-pig = Încă o aruncare sau ajunge? Un 1 ia tot.
page-goal-pig = Păstrează primul 100 de puncte.
page-level-cautious = prudent

pig-option-target = Puncte pentru victorie

pig-ask-roll_or_hold = Mai aruncă o dată sau păstrează punctele din mijloc.
pig-wait-roll_or_hold = { $seats }: aruncă sau păstrează?
pig-say-roll = Arunc
pig-say-hold = Păstrez

pig-event-rolled = { $seat } aruncă { $dice }: la mijloc { $points }.
pig-event-rolled-you = Arunci { $dice }: la mijloc { $points }.
pig-event-lost = { $seat } aruncă un 1 și pierde tot de la mijloc.
pig-event-lost-you = Arunci un 1 și pierzi tot de la mijloc.
pig-event-kept = { $seat } păstrează { $points } și are { $score }.
pig-event-kept-you = Păstrezi { $points } și ai { $score }.
pig-event-ended = Partida s-a încheiat. A câștigat { $winners }.
pig-event-ended-you-winners = Partida s-a încheiat. Ai câștigat!

pig-view-turn = La rând
pig-view-dice = Zar
pig-view-pot = La mijloc
pig-view-players = Jucători
pig-view-score = Puncte
