high-cup-name = Păhărelul mare
page-promise-high-cup = Un zar sub păhărel și o întrebare: rămâi sau te retragi?
page-goal-high-cup = Câștigă cine are cele mai multe monede. Partida se încheie când nu mai sunt monede la mijloc.

high-cup-option-pot = Monede la mijloc

high-cup-ask-stand_or_fold = Rămâi cu zarul tău sau retrage-te.
high-cup-wait-stand_or_fold = Mai decid: { $seats }.
high-cup-say-stand = Rămân
high-cup-say-fold = Mă retrag
high-cup-ask-time_is_up = Timpul curge.
high-cup-wait-time_is_up = Timpul curge.
high-cup-say-time = Timpul a expirat

high-cup-event-rolled = Fiecare aruncă un zar sub păhărel.
high-cup-event-rolled-private = Fiecare aruncă un zar sub păhărel; zarul tău: { $die }.
high-cup-event-lifted = Păhărelele se ridică: { $dice }. Rămân: { $standing }.
high-cup-event-took = { $seat } ia o monedă de la mijloc.
high-cup-event-took-you = Iei o monedă de la mijloc.

high-cup-view-pot = Monede la mijloc
high-cup-view-coins = Monede
high-cup-view-my_die = Zarul tău
