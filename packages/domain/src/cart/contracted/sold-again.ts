import type { LineType } from '../../catalogue/product.ts'

/**
 * How something that a company has already is hired once more (docs/rules/catalogue.md: contracted-is-blocked): never;
 * together with another modality, as its extension (docs/rules/cart.md: extended); by a rule of its own: an HR plan as
 * a step up, an add-on as its offer says.
 */
export const SOLD_AGAIN = {
  benefit: 'never',
  mobility: 'together',
  hcm: 'ownRule',
  addOn: 'ownRule',
  unknown: 'never',
  extension: 'never',
} as const satisfies Record<LineType, 'never' | 'together' | 'ownRule'>

/** What of a line decides on that. */
export interface SoldLine {
  readonly productCode: number
  readonly groupCode: number
  readonly lineType: LineType
}

/**
 * Codes of the lines that would contract a second time what the company has: cards and balances always, an extension
 * where nothing of another modality is hired beside it.
 */
export function contractedAgain(
  lines: readonly SoldLine[],
  contracted: readonly { readonly code: number }[],
): number[] {
  if (contracted.length === 0) return []
  const owned = lines.filter(({ productCode }) => contracted.some(({ code }) => code === productCode))
  const never = owned.filter(({ lineType }) => SOLD_AGAIN[lineType] === 'never')
  const bought = lines.filter((line) => line.lineType !== 'addOn' && !never.includes(line))
  const alone = owned.filter(
    ({ lineType, groupCode }) =>
      SOLD_AGAIN[lineType] === 'together' && bought.every((line) => line.groupCode === groupCode),
  )
  return [...never, ...alone].map(({ productCode }) => productCode)
}

/**
 * Whether a cart holds nothing but an extension of what the company has: something of another modality is still
 * missing.
 */
export function isExtensionAlone(
  lines: readonly SoldLine[],
  contracted: readonly { readonly code: number }[],
): boolean {
  const isTogether = lines.length > 0 && lines.every(({ lineType }) => SOLD_AGAIN[lineType] === 'together')
  return isTogether && contractedAgain(lines, contracted).length === lines.length
}
