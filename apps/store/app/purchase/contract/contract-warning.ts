import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { loadWarning } from '../../always/warning-dialog/load-warning.ts'
import type { ToldProblem, Warning } from '../../always/warning-dialog/warning-table.ts'

/**
 * The warning of a contract that could not be fetched, accepted or finished: the default title, the error's text and
 * 'Fechar', which closes on a known error and reloads on others. Maintenance and a lost connection keep their own.
 */
export async function contractWarning({ code, reference }: ToldProblem, shortName: string): Promise<Warning> {
  const warning = await loadWarning(code, shortName, reference)
  if (warning.variant === 'maintenance' || warning.variant === 'connection') return warning
  return { ...warning, variant: 'error', title: WARNING_TEXTS.defaultTitle, button: 'close' }
}
