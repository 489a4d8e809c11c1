/**
 * A quantity as it is typed: digits only, no leading zeros, at most `digits` of them (3 for cards, 4 for mobility and
 * HR). Empty text stays empty and a lone zero stays. A pasted '12,00' is twelve: its cents are no digits of a quantity.
 */
export function formatQuantity(typed: string, digits = 3): string {
  return typed
    .replace(/(?<=[0-9])[.,][0-9]{1,2}(?![0-9.,])/, '')
    .replace(/[^0-9]/g, '')
    .replace(/^0+(?=[0-9])/, '')
    .slice(0, digits)
}
