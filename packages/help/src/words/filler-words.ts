/** Words of every question, which say nothing of what it is about; folded. */
export const FILLER_WORDS: ReadonlySet<string> = new Set(
  `a o as os um uma de da do das dos em na no nas nos ao aos por pelo pela pelos pelas para pra com e ou se que
  qual quais quando como onde quem quanto quantos quanta quantas eu me meu minha meus minhas seu sua seus suas voce voces
  e sao ser esta estao tem ter ha posso pode podem consigo preciso precisa devo quero queria gostaria fazer faco faz isso
  isto este essa esse mais muito ja nao sim vou vai foi saber funciona acontece`.split(/\s+/),
)
