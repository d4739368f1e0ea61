## Niveluri și caractere

bot-level-random = La întâmplare
bot-level-greedy = Lacom
bot-level-novice = Începător
bot-level-regular = Obișnuit al casei
bot-level-expert = Expert
bot-level-master = Maestru

bot-character-plain = Simplu
bot-character-grudging = Ranchiunos
bot-character-generous = Generos
bot-character-bold = Îndrăzneț
bot-character-honest = Cinstit

## De ce un bot a făcut ceva ostil sau generos

bot-reason-rob-leader = { $seat } este în frunte.
bot-reason-rob-best-loot = { $seat } are cel mai mult de luat.
bot-reason-rule-myself = Am eu nevoie de asta.
bot-reason-rule-offer = { $seat } a făcut oferta mai bună.
bot-reason-rule-weaker = { $seat } este un pericol mai mic.
bot-reason-vote-enough = Partea mea este destul de bună.
bot-reason-vote-generous = De data aceasta las câștigul lui { $seat }.
bot-reason-vote-too-little =
    { $money ->
        [0] Nicio monedă este prea puțin, { $seat }.
        [one] { $money } monedă este prea puțin, { $seat }.
        [few] { $money } monede sunt prea puțin, { $seat }.
       *[other] { $money } de monede sunt prea puțin, { $seat }.
    }
bot-reason-vote-nothing = { $seat } nu mi-a oferit nimic.
bot-reason-vote-revenge = Nu am uitat ce mi-a făcut { $seat }.
