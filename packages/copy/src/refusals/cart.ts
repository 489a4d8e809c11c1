import { WARNING_TEXTS } from '../warning-texts.ts'
import { CAUTION, inCart, type RefusalRow, TO_CART, TO_INITIAL_PAGE } from './refusal-row.ts'

const REVIEW = inCart('Rever o carrinho', 'line')
const VALUE = inCart('Ajustar o valor', 'value')
const PLAN = inCart('Escolher outro plano', 'line')

/** What is refused of a cart, its lines and its offer. */
export const CART_REFUSALS = {
  cartUnknown: {
    code: -21,
    status: 404,
    text: 'Não encontramos este carrinho. Volte ao carrinho e confirme os produtos novamente.',
    warning: TO_CART,
  },
  simulationIncomplete: {
    code: -140,
    status: 404,
    text: 'Este link não está completo. Peça a quem o enviou que o copie inteiro, ou comece uma simulação na loja.',
    warning: TO_INITIAL_PAGE,
  },
  proposalUnknown: {
    code: -142,
    status: 404,
    text: 'Não encontramos esta proposta. Confira se o link está completo, ou peça outra a quem a enviou.',
    warning: TO_INITIAL_PAGE,
  },
  modalityUnknown: {
    code: -38,
    status: 404,
    text: 'Não encontramos essa modalidade. Volte ao início e escolha uma das soluções disponíveis.',
    warning: TO_INITIAL_PAGE,
  },
  productUnknown: {
    code: -14,
    status: 422,
    text: 'Um dos produtos do carrinho não é vendido neste canal. Remova-o para continuar, ou volte à loja em que você o escolheu.',
    warning: REVIEW,
  },
  productsUnserved: {
    code: -12,
    status: 409,
    text: 'Os produtos escolhidos ainda não são vendidos na região da sua empresa. Escolha outros produtos para continuar.',
    warning: { ...inCart('Escolher outros produtos', 'line'), title: WARNING_TEXTS.unservedTitle },
  },
  quantityRefused: {
    code: -7,
    status: 422,
    text: 'A quantidade informada não é aceita para um dos produtos. Ajuste a quantidade e tente novamente.',
    warning: inCart('Ajustar a quantidade', 'quantity'),
  },
  valueRefused: {
    code: -9,
    status: 422,
    text: 'O valor informado não é aceito para um dos benefícios. Ajuste o valor e tente novamente.',
    warning: VALUE,
  },
  valueTooLow: {
    code: -37,
    status: 422,
    text: 'Há produtos que não atingiram o valor mínimo.',
    warning: {
      ...VALUE,
      reason: 'Cada benefício tem um valor mínimo por mês, que aparece junto ao campo do valor no carrinho.',
    },
  },
  valueTooHigh: {
    code: -13,
    status: 422,
    text: 'O valor de um dos produtos passou do máximo permitido. Reduza o valor e tente novamente.',
    warning: VALUE,
  },
  provisionalRefused: {
    code: -8,
    status: 422,
    text: 'Um dos produtos não aceita contratação provisória. Remova-o do carrinho para continuar.',
    warning: CAUTION,
  },
  downgradeRefused: {
    code: -111,
    status: 409,
    text: 'Não é possível prosseguir com este modelo de contratação.',
    warning: { ...PLAN, reason: 'A sua empresa já tem um plano acima deste.' },
  },
  planAlreadyContracted: {
    code: -113,
    status: 409,
    text: 'Sua empresa já possui este plano. Escolha um plano diferente para continuar.',
    warning: PLAN,
  },
  alreadyContracted: {
    code: -4,
    status: 409,
    text: 'Sua empresa já contratou o que está neste carrinho. Remova o que ela já tem para continuar. Para pedir mais do mesmo produto, use o portal do cliente.',
    warning: REVIEW,
  },
  offerNotApplicable: {
    code: -89,
    status: 409,
    text: 'Esta oferta não pode ser aplicada ao seu carrinho. Você pode continuar sem a oferta.',
    warning: { ...CAUTION, closing: { kind: 'dropParameter', parameter: 'offerid' } },
  },
} as const satisfies Record<string, RefusalRow>
