import { formatBrl } from '@benefits/domain/money/format-brl'
import { runCommand } from '../../../commands/run-command.ts'
import type { Urgency } from '../../../ui/feedback/live-region.tsx'
import type { ToldProblem } from '../../../warning/warning-queue.ts'
import { unservedWarning, type Warning, warningFor } from '../../../warning/warning-table.ts'
import { cartCopy } from '../copy.ts'
import { keepPriced, type Pricer, type PricerParts } from './keep-priced.ts'
import type { PriceNotice } from './settle-price.ts'

interface PricingHost extends Pick<PricerParts, 'store' | 'limits'> {
  readonly warn: (warning: Warning) => void
  readonly warnProblem: (problem: ToldProblem) => void
  readonly announce: (text: string, urgency?: Urgency) => void
}

/** Refusals that the summary cannot tell beside its retry button: they need the modal and its closing action. */
const TOLD_BY_MODAL = ['cart', 'initialPage', 'dropParameter', 'issuerSite']

/** Prices the cart through the store's server half, and tells the buyer what comes of it. */
export function startPricing({ store, limits, warn, warnProblem, announce }: PricingHost): Pricer {
  const tell: { readonly [K in PriceNotice['kind']]: (notice: Extract<PriceNotice, { kind: K }>) => void } = {
    priced: ({ total }) => announce(cartCopy.priced(formatBrl(total))),
    removed: ({ names }) => warn(unservedWarning(names)),
    refused: ({ code, reference }) => {
      // Only the closing is asked here: it does not depend on the issuer's name.
      if (TOLD_BY_MODAL.includes(warningFor(code, '').closing.kind)) warnProblem({ code, reference })
      else announce(`${cartCopy.pricingFailed}.`, 'assertive')
    },
  }
  return keepPriced({
    store,
    limits,
    ask: (input, signal) => runCommand('priceCart', input, signal),
    notify: (notice) => (tell[notice.kind] as (one: PriceNotice) => void)(notice),
  })
}
