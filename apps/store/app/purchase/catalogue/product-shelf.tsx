import { foodFirst } from '@benefits/domain/catalogue/food-first'
import { twinCodes } from '@benefits/domain/catalogue/food-twins'
import { useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { CHOSEN_PRODUCT } from '../../ui/keep-query.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { shelfCopy as copy } from './copy.ts'
import { ProductCard } from './product-card.tsx'
import styles from './product-shelf.module.css'
import type { ProductView } from './product-view.ts'

interface ProductShelfProps {
  readonly products: readonly ProductView[]
  /** Where 'Seguir para o carrinho' leads. */
  readonly cartHref: string
  /** A summary stands beside it: the cards are narrower. */
  readonly isBeside?: boolean
}

type Law = 'pat' | 'aid'
const LAWS = ['pat', 'aid'] as const

/**
 * The single cards to buy, one for each use: food and meals are sold with PAT or as auxílio, and a switch says which of
 * the two is shown (docs/rules/screens.md: one-card-per-use). What is in the cart, or a link chose, is shown at once.
 */
export function ProductShelf({ products, cartHref, isBeside = false }: ProductShelfProps) {
  const twins = useMemo(() => twinCodes(products), [products])
  const { law, setLaw, isShown } = useLaw(products, twins)
  const about = useId()
  return (
    <>
      {twins.size > 0 && (
        <div className={styles.switch}>
          <ChoiceGroup
            legend={copy.law}
            value={law}
            onValueChange={setLaw}
            options={LAWS.map((value) => ({ value, label: copy.laws[value] }))}
          />
          <p id={about} className={styles.difference} aria-live="polite">
            {copy.differences[law]}
          </p>
        </div>
      )}
      <div className={isBeside ? styles.beside : styles.products}>
        {foodFirst(products).map((product) => (
          <div key={product.code} className={styles.cell} hidden={!isShown(product)}>
            <ProductCard product={product} cartHref={cartHref} />
          </div>
        ))}
      </div>
    </>
  )
}

/** Which law is shown: the buyer's choice, else that of what a link chose or the cart holds, else PAT. */
function useLaw(products: readonly ProductView[], twins: ReadonlySet<number>) {
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
    isShown: ({ code, foodRegime }: ProductView) =>
      !twins.has(code) || foodRegime === law || linked === String(code) || inCart.includes(String(code)),
  }
}
