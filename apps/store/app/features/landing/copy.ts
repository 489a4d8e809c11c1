/** Words of the initial page and of the page for solutions that the team contracts. */
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

/** Words of the page for solutions that the team contracts. */
export const assistedCopy = {
  teamTitle: 'Contrate com a nossa equipe',
  teamText: (name: string) =>
    `Por enquanto, ${name} é contratado com a ajuda das nossas pessoas: contamos as condições, tiramos as dúvidas e cuidamos do contrato com você.`,
  steps: [
    { title: 'Conte o que precisa', text: 'Tenha em mãos o CNPJ e o número de colaboradores.' },
    { title: 'Receba a proposta', text: 'Com valores, tarifas e prazos, por escrito.' },
    { title: 'Assine e comece', text: 'O contrato chega por e-mail e a equipe acompanha a implantação.' },
  ],
  inStoreTitle: 'Contrate aqui na loja',
  inStoreText: (name: string) => `Escolha ${name} entre os cartões avulsos e veja o preço na hora.`,
  inStoreAction: 'Ver cartões avulsos',
  meanwhileTitle: 'Enquanto isso, na loja',
  meanwhileText: 'Os cartões avulsos podem ser contratados agora mesmo, do preço ao contrato.',
  backHome: 'Conhecer todas as soluções',
} as const
