import type { Centavos } from '@benefits/domain/money/centavos'
import { lazy, memo, Suspense, useEffect, useRef } from 'react'
import { loadPart } from '../../../ui/load-part.ts'
import { Skeleton } from '../../../ui/marks/skeleton.tsx'
import { changeEstimate } from '../../../visit/estimate-slice.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { createLatePart, isVisitUnderWay } from '../late-part.ts'
import styles from './hero.module.css'
import type { HeroPriceView } from './hero-price.server.ts'

const latePart = createLatePart()

/** Digits that the masks of the fields let through, which come with the form. */
const DIGITS = [3, 6] as const

/**
 * In the page as HTML; its script, which prices, comes once somebody turns to the fields, has filled them in before or
 * does anything: no change of the page is drawn before what waits for its script is there.
 */
const PriceForm = lazy(async () => {
  if (!import.meta.env.SSR) await latePart.wanted
  return loadPart(() => import('./price-form.tsx'), Number.POSITIVE_INFINITY)
})

/** More digits than a mask takes are no number of its field. */
function fit(digits: string, most = 0): number {
  return digits.length > most ? 0 : Number(digits)
}

/** Memoised: a change before the script is there would put the outline in the place of the server's HTML. */
export const HeroPrice = memo(function HeroPrice({ price }: { readonly price: HeroPriceView }) {
  const store = useVisitorStore()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const fields = [...(place.current?.querySelectorAll('input') ?? [])]
    // Both are digits, the second in centavos; more of them than the masks take are none.
    const read = () => fields.map((field, at) => fit(field.value.replace(/\D/g, ''), DIGITS[at]))
    const isKnown = () => Object.values(store.getState().estimate).some(Boolean)
    if (isVisitUnderWay() || isKnown() || read().some(Boolean)) latePart.want()
    latePart.listen(place.current)
    const forget = store.subscribe(() => isKnown() && latePart.want())
    return () => {
      forget()
      // Whoever types and goes on at once is heard, too.
      const [employees, value] = read()
      if (employees && value && !isKnown())
        store.move(changeEstimate, { employees, value: value as Centavos })
    }
  }, [store])
  return (
    <div ref={place} className={styles.price}>
      <Suspense fallback={<Skeleton size="panel" />}>
        <PriceForm price={price} />
      </Suspense>
    </div>
  )
})
