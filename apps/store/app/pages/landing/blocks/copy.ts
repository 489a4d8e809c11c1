/** Words of the blocks under the shelf; they come with their script. */
export const blocksCopy = {
  discover: (name: string) => `Conhecer ${name}`,
  patTitle: 'Tudo sobre PAT e Auxílio',
  patIntro: 'As duas formas de oferecer refeição e alimentação, lado a lado.',
  patCaption: 'Comparação entre PAT e Auxílio',
  patTopic: 'Tópico',
  pat: 'PAT',
  aid: 'Auxílio',
  choose: 'Ajude-me a escolher',
  hireBenefits: 'Contratar benefícios',
  bannerLabel: 'Destaques da loja',
  awardsLabel: 'Prêmios recebidos',
} as const
