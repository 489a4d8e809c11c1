import type { CartLine } from '@benefits/domain/cart/cart-line'
import {
  keptPercent,
  LEFTOVERS,
  RIGHT_CREDIT,
  rightCredit,
  USUAL_LEFTOVER,
} from '@benefits/domain/mobility/right-credit'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { lazy, Suspense, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './right-credit-box.module.css'
import { RightCreditPicture } from './right-credit-picture.tsx'

const RightCreditDialog = lazy(() => loadPart(() => import('./right-credit-dialog.tsx')))

/** What the drawing begins with: one worker's month. */
const EXAMPLE = { workers: 1, credited: 50_000 } as const
/** A value that is still being typed is not drawn. */
const LEAST_DRAWN = 500

/**
 * The box 'Crédito Certo': its promise, its price, two months drawn with what the cart says of a worker and what the
 * buyer says is left of a month, and the way to see how it works.
 */
export function RightCreditBox({ line }: { readonly line: CartLine | null }) {
  const { shortName } = useIssuer().configuration.issuer
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [percent, setPercent] = useState<number>(USUAL_LEFTOVER)
  const own = line !== null && line.quantity > 0 && line.monthlyValue >= LEAST_DRAWN ? line : null
  const workers = own?.quantity ?? EXAMPLE.workers
  const credited = centavos(own?.monthlyValue ?? EXAMPLE.credited)
  const months = rightCredit(credited, centavos(Math.round((credited * (100 - percent)) / 100)))
  const value = formatBrl(credited)
  const kept = formatBrl(centavos(months.kept * workers))
  const { feePercent, mostSavedPercent } = RIGHT_CREDIT
  const share = keptPercent(percent)
  return (
    <section aria-labelledby="credito-certo" className={styles.box}>
      <div className={styles.words}>
        <h2 id="credito-certo" className={styles.name}>
          <Icon name="sparkle" size={20} />
          {mobilityCopy.rightCredit}
        </h2>
        <p className={styles.promise}>{mobilityCopy.rightCreditPromise(mostSavedPercent)}</p>
        <p>{mobilityCopy.rightCreditText(shortName, feePercent)}</p>
      </div>
      <Button
        variant="onHero"
        onClick={() => {
          setAsked(true)
          setOpen(true)
        }}
      >
        {mobilityCopy.howItWorks}
      </Button>
      <figure className={styles.drawing}>
        <RightCreditPicture example={months} />
        <figcaption className={styles.caption}>
          <p>{own ? mobilityCopy.ownNumbers(value) : mobilityCopy.pageExample(value)}</p>
          <ChoiceGroup
            legend={mobilityCopy.leftover}
            value={String(percent)}
            onValueChange={(chosen) => setPercent(Number(chosen))}
            options={LEFTOVERS.map((left) => ({
              value: String(left),
              label: mobilityCopy.leftoverOf(left),
            }))}
          />
          <div className={styles.outcome} aria-live="polite">
            <strong>{mobilityCopy.teamSaving(workers, percent, kept)}</strong>
            <span>
              {share < mostSavedPercent
                ? mobilityCopy.savedAtMost(share, mostSavedPercent)
                : mobilityCopy.savedShare(share)}
            </span>
          </div>
        </figcaption>
      </figure>
      {wasAsked && (
        <Suspense>
          <RightCreditDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
