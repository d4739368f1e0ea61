# Names, signs and colours, codes, reactions.
refusal-name-needed = Say who you are first: choose a name.
refusal-no-such-code = No table has this code now. Check it, or ask for the link.
