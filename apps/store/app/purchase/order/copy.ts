/** Words of the order that ends without an access account. */
export const orderCopy = {
  cartIntro: 'Veja a oferta criada exclusivamente para o seu pedido:',
  cartContent: 'Produtos do pedido',
  proceed: 'Seguir para a contratação',

  /** Until it is known whose order it is. */
  reviewIntro: 'Confira os dados e o contrato para finalizar o seu pedido.',
  greeting: (name: string) =>
    `Pronto, ${name}! Por favor, confirme os dados abaixo para finalizar seu pedido:`,
  products: 'Produtos e valores',
  product: 'Produto',
  quantity: 'Quantidade',
  value: 'Valor',
  valuePerCard: 'Valor por cartão',
  perCard: 'por cartão',
  subtotal: 'Subtotal',
  included: 'incluso',
  total: 'Total do pedido',
  companyTitle: 'Empresa e representantes',
  change: 'Alterar',
  changeWhat: 'dados da empresa',
  contact: 'Contato',
  exposed: 'pessoa politicamente exposta',
  beforeContract: 'Você lê o contrato antes de aceitar. Ao aceitar, o pedido é concluído.',
  payFirst: 'Confirme o cartão de crédito antes de gerar o contrato.',
} as const
