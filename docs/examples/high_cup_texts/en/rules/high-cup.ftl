rules-high-cup-title = High Cup

rules-high-cup-chapter-1 = A round

rule-HC-1 = Each player rolls a die under a cup. Only its owner may look.
rule-HC-2 = All players decide at once and in secret whether they stand or fold. Then the cups are lifted.
rule-HC-3 = A player who has not decided when time is up has folded.
rule-HC-4 = The highest die among the players who stand takes a coin from the pot. Among equal dice the first seat takes it.

rules-high-cup-chapter-2 = The end

rule-HC-5 = The game ends when the pot is empty, and the most coins win. The pot begins with three coins, or as many as the table has agreed on.
