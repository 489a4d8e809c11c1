/** Words of the payment box (spec 2 §2). */
export const paymentCopy = {
  title: 'Forma de pagamento',
  boleto: 'Boleto bancário',
  boletoInfo: 'Seu boleto será gerado após a emissão de seu pedido no SuperPortal',
} as const
