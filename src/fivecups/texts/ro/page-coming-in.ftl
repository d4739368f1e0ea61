# Names, signs and colours, codes, reactions.
refusal-name-needed = Mai întâi spune cine ești: alege un nume.
refusal-no-such-code = Nicio masă nu are acum acest cod. Verifică-l sau cere linkul.
