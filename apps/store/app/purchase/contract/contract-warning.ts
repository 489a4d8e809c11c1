import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { type ToldProblem, type Warning, warningFor } from '../../always/warning-dialog/warning-table.ts'

/**
 * The warning of a contract that could not be fetched, accepted or finished: the default title, the error's text and
 * 'Fechar', which closes on a known error and reloads on others. Maintenance and a lost connection keep their own.
 */
export function contractWarning({ code, reference }: ToldProblem, shortName: string): Warning {
  const warning = warningFor(code, shortName, reference)
  if (warning.variant === 'maintenance' || warning.variant === 'connection') return warning
  return { ...warning, variant: 'error', title: WARNING_TEXTS.defaultTitle, button: 'close' }
}
