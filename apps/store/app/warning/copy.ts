import type { WarningButton } from '@benefits/copy/refusals/refusal-row'
import { uiCopy } from '../ui/copy.ts'

/** What the button says that closes a warning. */
export const BUTTON_WORDS = {
  close: uiCopy.close,
  ok: 'OK',
  understood: 'Entendi',
} as const satisfies Record<WarningButton, string>
