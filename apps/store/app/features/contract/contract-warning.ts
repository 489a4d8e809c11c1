import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { ReturnCode } from '@benefits/domain/problem/return-code'
import { type Warning, warningFor } from '../../warning/warning-table.ts'

/**
 * The warning of a contract that could not be fetched, accepted or finished: the default title, the error's text and
 * 'Fechar', which closes on a known error and reloads on others. Maintenance keeps its own.
 */
export function contractWarning(code: ReturnCode, shortName: string): Warning {
  const warning = warningFor(code, shortName)
  if (warning.variant === 'maintenance') return warning
  return { ...warning, variant: 'error', title: WARNING_TEXTS.defaultTitle, button: 'Fechar' }
}
