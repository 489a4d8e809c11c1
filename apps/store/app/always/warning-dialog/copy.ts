import { CODE } from '@benefits/copy/code-of-refusal'
import type { WarningButton } from '@benefits/copy/refusals/refusal-row'
import type { StoreCode } from '../../commands/command-result.ts'
import { uiCopy } from '../../ui/copy.ts'
import { shellCopy } from '../navigation/copy.ts'

/** What the button says that closes a warning. */
export const BUTTON_WORDS = {
  close: uiCopy.close,
  ok: 'OK',
  understood: 'Entendi',
  cart: 'Voltar ao carrinho',
  initialPage: shellCopy.backToInitialPage,
} as const satisfies Record<WarningButton, string>

/** Why, under a refusal whose text only says what: people are called with the reason at hand. */
export const REASONS: Readonly<Record<number, string>> = {
  [CODE.companyInactive]: 'Só empresas com cadastro ativo na Receita Federal podem contratar.',
  [CODE.downgradeRefused]: 'A sua empresa já tem um plano acima deste.',
  [CODE.publicAgency]: 'Este CNPJ é de um órgão público, e órgãos públicos contratam por outro caminho.',
  [CODE.renegotiationRefused]:
    'A sua empresa já teve um contrato conosco, e um novo começa por uma conversa com a nossa equipe.',
  [CODE.servedElsewhere]: 'Ela continua sendo atendida pelo canal em que fez a primeira contratação.',
  [CODE.valueTooLow]:
    'Cada benefício tem um valor mínimo por mês, que aparece junto ao campo do valor no carrinho.',
}

/** Refusals of the company itself, which another one does not meet. */
export const OF_COMPANY: readonly StoreCode[] = [
  CODE.cnpjInvalid,
  CODE.companyUnknown,
  CODE.companyInactive,
  CODE.companyIrregular,
]

/** The one best way on from a refusal, where closing it is not the best. */
export const wayCopy = {
  /** Where the channel has no page for the cart. */
  soldHere: 'Ver o que é vendido aqui',
  otherCompany: 'Informar outro CNPJ',
  call: (phone: string) => `Ligar para ${phone}`,
} as const

/** What stands in place of a text that sends to the chat, where there is none. */
export const WITHOUT_CHAT: Readonly<Record<number, string>> = {
  [CODE.publicAgency]:
    'Não foi possível prosseguir com a contratação. Por favor, ligue para a nossa central de atendimento.',
}

/** Under the text that sends to the chat, while no service stands behind it: the text itself was agreed. */
export const chatAwayCopy = 'O chat não está disponível agora: ligue para a nossa central de atendimento.'

/** Over the ways to people. */
export const bestWayCopy = 'O melhor caminho: fale com a nossa equipe'

/** Words around the code that a buyer tells people. */
export const referenceCopy = {
  name: 'Código do erro:',
  copy: 'Copiar',
  copyWhat: 'código do erro',
  copied: 'Código copiado.',
} as const
