/** Words of the initial page. */
export const landingCopy = {
  heading: (issuer: string) => `A ${issuer} tem tudo que sua empresa precisa!`,
  partnerHeading: (issuer: string, partner: string) =>
    `A ${issuer}, em parceria com ${partner}, tem tudo que sua empresa precisa!`,
  subtitle: 'Conheça abaixo nossas soluções:',
  promises: ['Preço na hora, sem cadastro', 'Contrato on-line', 'Tarifas à vista'],
  isNew: 'Novidade!',
  featured: 'Em destaque',
  newTab: '(abre em uma nova aba)',
  discover: (name: string) => `Conhecer ${name}`,
  patTitle: 'Tudo sobre PAT e Auxílio',
  patIntro: 'As duas formas de oferecer refeição e alimentação, lado a lado.',
  patCaption: 'Comparação entre PAT e Auxílio',
  patTopic: 'Tópico',
  pat: 'PAT',
  aid: 'Auxílio',
  hireBenefits: 'Contratar benefícios',
  bannerLabel: 'Destaques da loja',
  awardsLabel: 'Prêmios recebidos',
} as const
