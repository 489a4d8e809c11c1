import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { isSameData } from '@benefits/domain/contract/is-same-data'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { currentPricing } from '../../visit/own-pricing.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import { extensionWords, lineWords } from '../cart/public.ts'
import { changesCopy as copy } from './copy.ts'

type Side = Pick<VisitorState, 'shopping' | 'purchase'>

/** What is another thing now than this tab showed, in words: the total, each line, the company's data. */
export function describeChanges(before: Side, after: Side): readonly string[] {
  const total = [before, after].map(({ shopping }) => currentPricing(shopping)?.totalWithDiscount ?? null)
  const [formerTotal = null, newTotal = null] = total
  const former = new Map(before.shopping.cart.lines.map((line) => [line.productCode, line]))
  const lines = after.shopping.cart.lines
  const codes = new Set(lines.map(({ productCode }) => productCode))
  return [
    ...(formerTotal !== null && newTotal !== null && formerTotal !== newTotal
      ? [copy.total(formatBrl(formerTotal), totalWords(newTotal, lines))]
      : []),
    ...lines.flatMap((line) => tellLine(former.get(line.productCode), line)),
    ...[...former.values()]
      .filter(({ productCode }) => !codes.has(productCode))
      .map(({ name }) => copy.gone(name)),
    ...(isSameData(before.purchase.companyData, after.purchase.companyData) ? [] : [copy.company]),
  ]
}

/** A total, and beside it what it is without (docs/rules/mobility.md: pass-through). */
export function totalWords(total: Centavos, lines: readonly Pick<CartLine, 'lineType'>[]): string {
  const amount = formatBrl(total)
  return hasPassThroughFee(lines) ? `${amount} ${PASS_THROUGH_FEE.short}` : amount
}

function tellLine(former: CartLine | undefined, line: CartLine): string[] {
  const now = words(line)
  if (!former) return [copy.added(line.name, now)]
  const before = words(former)
  return before === now ? [] : [copy.changed(line.name, before, now)]
}

function words(line: CartLine): string {
  return [lineWords(line), extensionWords(line)].filter(Boolean).join(', ')
}
