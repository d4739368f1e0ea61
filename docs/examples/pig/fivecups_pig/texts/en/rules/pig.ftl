rules-pig-title = Pig
rules-pig-chapter-1 = A turn

rule-PIG-1 = The players take turns. Each turn begins with an empty pot.
rule-PIG-2 = The player rolls the die as often as they like, at least once, and may then hold.
rule-PIG-3 = Each roll adds its pips to the pot. A 1 loses the pot and ends the turn.

rules-pig-chapter-2 = The end

rule-PIG-4 = Whoever holds adds the pot to their points. The first player with 100 points wins, or with as many as the table has agreed on.
