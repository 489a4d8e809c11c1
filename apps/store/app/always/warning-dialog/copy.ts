import type { WarningButton } from '@benefits/copy/refusals/refusal-row'
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

/** The one best way on from a refusal, where closing it is not the best. */
export const wayCopy = {
  /** Where the channel has no page for the cart. */
  soldHere: 'Ver o que é vendido aqui',
  otherCompany: 'Informar outro CNPJ',
  call: (phone: string) => `Ligar para ${phone}`,
} as const

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
