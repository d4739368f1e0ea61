# Names, signs and colours, codes, reactions.
refusal-name-needed = Сначала представьтесь: выберите имя.
refusal-no-such-code = Сейчас такого кода нет ни у одного стола. Проверьте код или попросите ссылку.
