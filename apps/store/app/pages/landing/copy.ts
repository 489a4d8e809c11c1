/** Words of the initial page. */
export const landingCopy = {
  heading: (issuer: string) => `${issuer} tem tudo que sua empresa precisa!`,
  partnerHeading: (issuer: string, partner: string) =>
    `${issuer}, em parceria com ${partner}, tem tudo que sua empresa precisa!`,
  subtitle: 'Conheça abaixo nossas soluções:',
  promises: ['Benefícios da equipe com preço na hora', 'Sem cadastro, com contrato em minutos'],
  isNew: 'Novidade!',
  featured: 'Em destaque',
  newTab: '(abre em uma nova aba)',
} as const

/** Words of the price beside the heading; they come with its script. */
export const priceCopy = {
  title: 'Quanto fica para a sua equipe?',
  employees: 'Colaboradores',
  value: 'Valor por mês para cada um',
  total: 'Total por mês',
  example: (employees: number, value: string) => `Exemplo: ${employees} colaboradores, ${value} cada.`,
  noFees: 'Nenhuma tarifa neste pedido.',
  fees: (fees: string, sum: string) => `Mais ${fees} de tarifas: ${sum} neste pedido.`,
  carried: 'A quantidade e o valor vão com você para o carrinho.',
  go: 'Escolher o cartão',
} as const
