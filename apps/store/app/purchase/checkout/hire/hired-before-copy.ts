/** Words for a cart that another tab has hired before, in another way to pay. */
export const hiredBeforeCopy = {
  title: 'Esta contratação já foi concluída',
  text: {
    boleto: 'Este carrinho já tinha sido contratado com boleto bancário. Nada foi cobrado no cartão.',
    creditCard: 'Este carrinho já tinha sido contratado com cartão de crédito. Não há boleto para pagar.',
  },
} as const
