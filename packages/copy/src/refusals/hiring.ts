import { CAUTION, type RefusalRow, TO_CART, TO_PEOPLE, USUAL } from './refusal-row.ts'

/** What is refused on the way from a lead to its order. */
export const HIRING_REFUSALS = {
  leadUnknown: {
    code: -20,
    status: 404,
    text: 'Não encontramos esta simulação. Volte ao carrinho e confirme os produtos novamente.',
    warning: TO_CART,
  },
  simulationRefused: {
    code: -2,
    status: 409,
    text: 'Não foi possível continuar a simulação com esses dados. Revise as informações e tente novamente.',
    warning: CAUTION,
  },
  deliveryAddressInvalid: {
    code: -16,
    status: 422,
    text: 'O endereço de entrega não é válido. Confira o CEP e os demais campos.',
    warning: CAUTION,
  },
  cepUnknown: { code: -404, status: 404, text: 'CEP não encontrado', warning: CAUTION },
  beneficiaryCpfInvalid: {
    code: -22,
    status: 422,
    text: 'O CPF do beneficiário não é válido. Confira o número e tente novamente.',
    warning: CAUTION,
  },
  beneficiaryBirthDateInvalid: {
    code: -24,
    status: 422,
    text: 'A data de nascimento do beneficiário não é válida. Confira a data e tente novamente.',
    warning: CAUTION,
  },
  notYetHireable: {
    code: -25,
    status: 409,
    text: 'Ainda não é possível contratar. Antes, confirme o e-mail e aceite o contrato do carrinho atual.',
    warning: CAUTION,
  },
  unprovenOrders: {
    code: -146,
    status: 429,
    text: 'Há muitos pedidos sem e-mail confirmado. Confirme os seus pelo link que enviamos a cada um, ou volte mais tarde: a sua contratação continua guardada, e é só concluir de novo.',
    warning: CAUTION,
  },
  noContract: {
    code: -85,
    status: 409,
    text: 'Não foi possível gerar o contrato deste carrinho. Ligue para a nossa central de atendimento.',
    warning: TO_PEOPLE,
  },
  hiringFailed: {
    code: -86,
    status: 500,
    text: 'Não foi possível finalizar a contratação, por favor tente mais tarde.',
    warning: USUAL,
  },
  contractNotDownloadable: {
    code: -800,
    status: 409,
    text: 'Não foi possível baixar o contrato. Confira os dados da empresa e tente novamente.',
    warning: USUAL,
  },
  documentUnknown: {
    code: -141,
    status: 404,
    text: 'Este documento não foi emitido por esta loja. Confira o arquivo ou o código e tente novamente.',
    warning: CAUTION,
  },
} as const satisfies Record<string, RefusalRow>
