import { twinCodes } from '@benefits/domain/catalogue/food-twins'
import { useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { CHOSEN_PRODUCT } from '../../../ui/keep-query.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import type { ProductView } from '../product-view.ts'

/** The two laws under which food and meals are sold. */
export const LAWS = ['pat', 'aid'] as const
export type Law = (typeof LAWS)[number]

/** What of a list of products is shown. */
export interface ShownLaw {
  readonly law: Law
  readonly setLaw: (law: Law) => void
  /** There is something to choose: a use is sold under both laws. */
  readonly hasTwins: boolean
  readonly isShown: (product: Pick<ProductView, 'code' | 'foodRegime'>) => boolean
}

/**
 * Which law is shown of products that are sold under both: the buyer's choice, else that of what a link chose or the
 * cart holds, else PAT; those two are shown under either (docs/rules/screens.md: one-card-per-use).
 */
export function useLaw(
  products: readonly Pick<ProductView, 'code' | 'colourToken' | 'foodRegime'>[],
): ShownLaw {
  const twins = useMemo(() => twinCodes(products), [products])
  const [chosen, setLaw] = useState<Law | null>(null)
  const { search } = useLocation()
  // A page that is kept for everybody was rendered without it: the first render must not know it either.
  const linked = useHydrated() ? new URLSearchParams(search).get(CHOSEN_PRODUCT) : null
  // As text: only another set of products is another value.
  const inCart = useVisitor(({ shopping }) =>
    shopping.cart.lines.map(({ productCode }) => productCode).join(),
  ).split(',')
  const lawOf = (codes: readonly string[]) =>
    products.find(({ code }) => twins.has(code) && codes.includes(String(code)))?.foodRegime ?? null
  const law = chosen ?? lawOf(linked ? [linked] : []) ?? lawOf(inCart) ?? 'pat'
  return {
    law,
    setLaw,
    hasTwins: twins.size > 0,
    isShown: ({ code, foodRegime }) =>
      !twins.has(code) || foodRegime === law || linked === String(code) || inCart.includes(String(code)),
  }
}
