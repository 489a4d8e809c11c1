import { RIGHT_CREDIT } from '@benefits/domain/mobility/right-credit'
import { lazy, Suspense, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { mobilityCopy } from './copy.ts'
import styles from './right-credit-box.module.css'

const RightCreditDialog = lazy(() => loadPart(() => import('./right-credit-dialog.tsx')))

/** The box 'Crédito Certo': its promise, its price, and the way to see how it works. */
export function RightCreditBox() {
  const { shortName } = useIssuer().configuration.issuer
  const [wasAsked, setAsked] = useState(false)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="credito-certo" className={styles.box}>
      <div className={styles.words}>
        <h2 id="credito-certo" className={styles.name}>
          <Icon name="sparkle" size={20} />
          {mobilityCopy.rightCredit}
        </h2>
        <p className={styles.promise}>{mobilityCopy.rightCreditPromise(RIGHT_CREDIT.mostSavedPercent)}</p>
        <p>{mobilityCopy.rightCreditText(shortName, RIGHT_CREDIT.feePercent)}</p>
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
      {wasAsked && (
        <Suspense>
          <RightCreditDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
