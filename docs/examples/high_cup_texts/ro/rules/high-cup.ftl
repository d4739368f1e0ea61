rules-high-cup-title = Păhărelul mare

rules-high-cup-chapter-1 = O rundă

rule-HC-1 = Fiecare jucător aruncă un zar sub păhărel. Doar el are voie să se uite.
rule-HC-2 = Toți decid deodată și în secret dacă rămân sau se retrag. Apoi păhărelele se ridică.
rule-HC-3 = Cine nu a decis când timpul a expirat s-a retras.
rule-HC-4 = Cel mai mare zar dintre cei rămași ia o monedă de la mijloc. La zaruri egale o ia primul loc de la masă.

rules-high-cup-chapter-2 = Sfârșitul

rule-HC-5 = Partida se încheie când nu mai sunt monede la mijloc; câștigă cine are cele mai multe. La început sunt trei monede, sau câte a hotărât masa.
