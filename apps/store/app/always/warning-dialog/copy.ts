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

/** Words around the code that a buyer tells people. */
export const referenceCopy = {
  name: 'Código do erro:',
  copy: 'Copiar código do erro',
  copied: 'Código copiado.',
} as const
