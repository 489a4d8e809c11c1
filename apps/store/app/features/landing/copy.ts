/** Words of the initial page. */
export const landingCopy = {
  heading: (issuer: string) => `A ${issuer} tem tudo que sua empresa precisa!`,
  partnerHeading: (issuer: string, partner: string) =>
    `A ${issuer}, em parceria com ${partner}, tem tudo que sua empresa precisa!`,
  subtitle: 'Conheça abaixo nossas soluções:',
  price: {
    title: 'Quanto fica para a sua equipe?',
    employees: 'Colaboradores',
    value: 'Valor por mês para cada um',
    total: 'Total por mês',
    example: (employees: number, value: string) =>
      `Exemplo: ${employees} colaboradores com ${value} cada um.`,
    noFees: 'Nenhuma tarifa neste pedido.',
    fees: (fees: string, sum: string) => `Mais ${fees} de tarifas: ${sum} neste pedido.`,
    carried: 'A quantidade e o valor vão com você para o carrinho.',
    go: 'Escolher o cartão',
  },
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
