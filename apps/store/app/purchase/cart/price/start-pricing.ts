import { CODE } from '@benefits/copy/code-of-refusal'
import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { TOTAL_PART_TEXTS } from '@benefits/copy/total-parts'
import { hasModality } from '@benefits/domain/cart/modality/has-modality'
import type { Selling } from '@benefits/domain/catalogue/selling'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { priceRows } from '@benefits/domain/pricing/price-rows'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import { warningFor } from '../../../always/warning-dialog/warning-for.ts'
import {
  removedWarnings,
  type ToldProblem,
  type Warning,
} from '../../../always/warning-dialog/warning-table.ts'
import { runCommand } from '../../../commands/run-command.ts'
import type { Urgency } from '../../../ui/feedback/live-region.tsx'
import { currentPricing } from '../../../visit/own-pricing.ts'
import { cartCopy } from '../copy.ts'
import type { PriceNotice, PriceResult } from './resolve-price.ts'
import { type Pricer, type PricerParts, scheduleRepricing } from './schedule-repricing.ts'

interface PricingHost extends Pick<PricerParts, 'store'> {
  readonly selling: Selling
  readonly warn: (warning: Warning) => void
  readonly warnProblem: (problem: ToldProblem) => void
  readonly announce: (text: string, urgency?: Urgency) => void
}

/** Nothing that the issuer sells fits the cart: no price is asked for, and the total says so with the way to people. */
const NOT_SOLD: PriceResult = { ok: false, problem: { code: CODE.modalityUnknown } }

/** Refusals that the summary cannot tell beside its retry button: they need the modal and its closing action. */
const TOLD_BY_MODAL = ['cart', 'initialPage', 'dropParameter', 'issuerSite']

/** A mixed order's parts in words; none where all is paid alike. */
function partsOf({ shopping }: ReturnType<PricerParts['store']['getState']>): string[] {
  const pricing = currentPricing(shopping)
  const parts = pricing ? totalParts(priceRows(pricing.lines, shopping.cart.lines)) : []
  return parts.length < 2
    ? []
    : parts.map(({ every, value }) => `${TOTAL_PART_TEXTS[every]}: ${formatBrl(value)}`)
}

/** What the total is without. */
function besideOf({ shopping }: ReturnType<PricerParts['store']['getState']>): string[] {
  return hasPassThroughFee(shopping.cart.lines) ? [PASS_THROUGH_FEE.line] : []
}

/** Prices the cart through the store's server half, and tells the buyer what comes of it. */
export function startPricing({ store, selling, warn, warnProblem, announce }: PricingHost): Pricer {
  const tell: { readonly [K in PriceNotice['kind']]: (notice: Extract<PriceNotice, { kind: K }>) => void } = {
    priced: ({ total }) =>
      announce(
        [cartCopy.priced(formatBrl(total)), ...partsOf(store.getState()), ...besideOf(store.getState())].join(
          '. ',
        ),
      ),
    removed: (removed) => removedWarnings(removed).forEach(warn),
    refused: ({ code, reference }) => {
      // Only the closing is asked here: it does not depend on the issuer's name.
      const isToldByTotal = code === CODE.modalityUnknown
      if (!isToldByTotal && TOLD_BY_MODAL.includes(warningFor(code, '').closing.kind))
        warnProblem({ code, reference })
      else announce(`${cartCopy.pricingFailed}.`, 'assertive')
    },
  }
  return scheduleRepricing({
    store,
    limits: selling.limits,
    ask: async (input, signal) =>
      hasModality(store.getState().shopping.cart, selling)
        ? runCommand('priceCart', input, signal)
        : NOT_SOLD,
    notify: (notice) => (tell[notice.kind] as (one: PriceNotice) => void)(notice),
  })
}
