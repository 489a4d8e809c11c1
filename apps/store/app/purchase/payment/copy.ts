import { CARD_CHARGE } from '@benefits/copy/card-charge'

/** Words of the payment box. */
export const paymentCopy = {
  title: 'Forma de pagamento',
  choose: 'Escolha como pagar',
  boleto: 'Boleto bancário',
  boletoInfo: 'Seu boleto será gerado após a emissão de seu pedido no SuperPortal',
  creditCard: 'Cartão de crédito',

  formLabel: 'Dados do cartão',
  number: 'Número do cartão',
  holder: 'Nome do titular',
  holderHint: 'Como está impresso no cartão.',
  expiry: 'Validade',
  expiryPlaceholder: 'MM/AA',
  cvv: 'CVV',
  cvvHint: (digits: number) =>
    digits === 4 ? 'Os 4 números da frente do cartão.' : 'Os 3 números do verso do cartão.',
  brands: (names: readonly string[]) =>
    `${new Intl.ListFormat('pt-BR', { type: 'disjunction' }).format(names)}.`,
  brandFound: (brand: string) => `Bandeira do cartão: ${brand}`,
  /** What the fields are called where they are missing. */
  nouns: {
    number: 'o número do cartão',
    holder: 'o nome do titular',
    expiry: 'a validade',
    cvv: 'o CVV',
  },
  secrecy: 'Os dados do cartão não ficam guardados na loja.',
  confirm: 'Confirmar cartão',
  confirmed: 'Cartão confirmado.',
  edit: 'Editar',
  endingIn: (lastDigits: string) => `final ${lastDigits}`,
  validUntil: (expiry: string) => `Validade ${expiry}`,
  paying: 'Estamos reservando o valor no cartão. Não feche esta página.',
  authorised: `Pagamento autorizado. ${CARD_CHARGE.held} Falta só concluir a contratação.`,
  /** What is held on a card is not given up by a stray press on the other way. */
  changeMethod: 'Trocar forma de pagamento',
  givenBack: 'Se você concluir com boleto, a reserva no cartão é desfeita.',
  refusedTitle: 'O pagamento não foi feito',
  /** At the security code after a refusal: it is never kept. */
  typeAgain: 'Digite o CVV novamente.',
  usedUp: (when: string) =>
    `As tentativas com cartão acabaram por hoje. Você pode tentar de novo a partir de ${when}, ou concluir agora com boleto.`,
  today: 'hoje',
  tomorrow: 'amanhã',
  stillTrying:
    'Outra tentativa de pagamento deste carrinho ainda está em andamento. Aguarde alguns segundos e tente novamente.',
  payByBoleto: 'Pagar com boleto',
} as const
