/** What an offer still asks of a cart. */
export const offeredCopy = {
  lack: {
    value: (value: string) => `A oferta vale a partir de ${value} de crédito por mês.`,
    cards: (cards: string) => `A oferta vale a partir de ${cards}.`,
    employees: (employees: string) => `A oferta vale a partir de ${employees}.`,
    modality: 'Selecione o que a oferta inclui para continuar.',
  },
  cardCount: (cards: number) => (cards === 1 ? '1 cartão' : `${cards.toLocaleString('pt-BR')} cartões`),
  summed: ', somando os de cada saldo',
  employeeCount: (employees: number) =>
    employees === 1 ? '1 colaborador' : `${employees.toLocaleString('pt-BR')} colaboradores`,
  lost: (offer: string) =>
    `Assim, o carrinho sai da oferta ${offer}: os descontos e os serviços dela não entram no preço.`,
} as const
