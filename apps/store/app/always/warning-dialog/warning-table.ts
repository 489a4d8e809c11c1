import type { WarningLook, WarningVariant } from '@benefits/copy/refusals/refusal-row'
import { contractedProductsText, removedProductsText, WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { CommandProblem } from '../../commands/command-result.ts'

/** A warning as the modal shows it. */
export interface Warning extends WarningLook {
  readonly text: string
  readonly reference?: string | undefined
}

/** A refusal as the modal needs it. */
export type ToldProblem = Pick<CommandProblem, 'code' | 'reference'>

/** What waits to be shown: a warning with its words, or a refusal's code, whose words come with the dialog. */
export type QueuedWarning = Warning | ToldProblem

/** The warning that names products which left the cart, not being sold where the company is. */
export function unservedWarning(names: readonly string[]): Warning {
  return plainWarning('warning', WARNING_TEXTS.unservedTitle, removedProductsText(names))
}

/** The same of what the company has already. */
export function contractedWarning(names: readonly string[]): Warning {
  return plainWarning('warning', WARNING_TEXTS.cautionTitle, contractedProductsText(names))
}

/** What left the cart: not sold where the company is, and had by it already. */
export interface Removed {
  readonly names: readonly string[]
  readonly contracted: readonly string[]
}

/** The warnings that name what left the cart, one for each reason. */
export function removedWarnings({ names, contracted }: Removed): Warning[] {
  return [
    ...(names.length > 0 ? [unservedWarning(names)] : []),
    ...(contracted.length > 0 ? [contractedWarning(contracted)] : []),
  ]
}

/** A warning with words of its own, closed by a plain button. */
export function plainWarning(variant: WarningVariant, title: string, text: string): Warning {
  return { variant, title, text, closing: { kind: 'close' }, button: 'understood', way: { kind: 'closing' } }
}
