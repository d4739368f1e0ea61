rules-pig-title = Porcul
rules-pig-chapter-1 = O tură

rule-PIG-1 = Jucătorii joacă pe rând. Fiecare tură începe fără puncte la mijloc.
rule-PIG-2 = Jucătorul aruncă zarul de câte ori vrea, cel puțin o dată, apoi poate păstra.
rule-PIG-3 = Fiecare aruncare își adaugă punctele la mijloc. Un 1 le pierde pe toate și încheie tura.

rules-pig-chapter-2 = Sfârșitul

rule-PIG-4 = Cine păstrează își adaugă punctele de la mijloc. Câștigă primul jucător cu 100 de puncte sau cu câte s-a convenit la masă.
