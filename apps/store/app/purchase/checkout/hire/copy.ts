/** Words for a cart that another tab has hired before, in another way to pay. */
export const hiredBeforeCopy = {
  title: 'Esta contratação já foi concluída',
  text: {
    boleto: 'Este carrinho já tinha sido contratado com boleto bancário. Nada foi cobrado no cartão.',
    creditCard: 'Este carrinho já tinha sido contratado com cartão de crédito. Não há boleto para pagar.',
  },
} as const

/** Words of a hiring whose contract changed. */
export const staleCopy = {
  title: 'Seu contrato foi atualizado',
  text: 'O carrinho ou os dados da empresa mudaram depois do aceite, talvez em outra aba. Confira o carrinho e aceite a nova versão do contrato para concluir.',
} as const

/** Words of a hiring after the last day of its price, which the server names. */
export const priceOverCopy = {
  title: 'O prazo do preço terminou',
  text: (why: string) => `${why}. O restante do seu pedido continua aqui.`,
} as const
