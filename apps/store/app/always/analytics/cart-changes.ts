import type { EventLine } from './cart-items.ts'

/** What came into a cart and what left it, each as lines of the quantity that did. */
export interface CartChange {
  readonly added: readonly EventLine[]
  readonly removed: readonly EventLine[]
}

/**
 * The change between two carts. A line that is only in one of them counts whole; another quantity counts by its difference;
 * an HR plan is there or not, however many employees it is for.
 */
export function cartChange(before: readonly EventLine[], after: readonly EventLine[]): CartChange {
  return { added: more(after, before), removed: more(before, after) }
}

/** Whether lines came or went: that is told at once, while a quantity may still be typed. */
export function isOtherLines(before: readonly EventLine[], after: readonly EventLine[]): boolean {
  const codes = (lines: readonly EventLine[]) => lines.map(({ productCode }) => productCode).join()
  return codes(before) !== codes(after)
}

function more(these: readonly EventLine[], those: readonly EventLine[]): readonly EventLine[] {
  return these.flatMap((line) => {
    const other = those.find(({ productCode }) => productCode === line.productCode)
    if (!other) return [line]
    const quantity = line.quantity - other.quantity
    return quantity > 0 && line.lineType !== 'hcm' ? [{ ...line, quantity }] : []
  })
}
