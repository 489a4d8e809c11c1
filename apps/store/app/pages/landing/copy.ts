/** Words of the initial page. */
export const landingCopy = {
  heading: (issuer: string) => `${issuer} tem tudo que sua empresa precisa!`,
  partnerHeading: (issuer: string, partner: string) =>
    `${issuer}, em parceria com ${partner}, tem tudo que sua empresa precisa!`,
  subtitle: 'Conheça abaixo nossas soluções:',
  promises: ['Preço na hora, sem cadastro', 'Contrato online', 'Tarifas à vista'],
  isNew: 'Novidade!',
  featured: 'Em destaque',
  go: 'Simular',
  goToPlans: 'Ver planos',
  goToPortal: 'Abrir o portal',
  goElsewhere: 'Ver opções',
  newTab: '(abre em uma nova aba)',
} as const

/** Words of the price beside the heading; they come with its script. */
export const priceCopy = {
  title: 'Quanto fica para a sua equipe?',
  employees: 'Colaboradores',
  value: 'Valor mensal por pessoa',
  total: 'Total por mês',
  totalWithFees: 'Total deste pedido',
  inExample: (total: string) => `${total}, neste exemplo`,
  noFees: 'Nenhuma tarifa neste pedido.',
  fees: (credit: string, fees: string) =>
    `${credit} por mês nos cartões, mais ${fees} de tarifas neste pedido.`,
  carried: 'A quantidade e o valor vão com você para o carrinho.',
  go: 'Escolher o cartão',
} as const
