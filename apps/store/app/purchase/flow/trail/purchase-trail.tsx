import { useIssuer } from '../../../always/issuer/store-view.ts'
import { Icon } from '../../../ui/art/icon.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { flowCopy as copy } from '../copy.ts'
import styles from './purchase-trail.module.css'

/** Parts of a purchase with accounts, in their order. */
const PARTS = ['identification', 'cart', 'contract', 'conclusion'] as const

/** A part of the purchase, as the trail names it. */
export type TrailPart = (typeof PARTS)[number]

/**
 * What is done, where one is and what comes, in a purchase with access accounts (docs/rules/checkout.md: trail); `at`
 * is null while it is not known.
 */
export function PurchaseTrail({ at }: { readonly at: TrailPart | null }) {
  const { accessManagement } = useIssuer().channel.features
  if (!accessManagement) return null
  const here = at === null ? -1 : PARTS.indexOf(at)
  return (
    <ol className={styles.trail} aria-label={copy.trail}>
      {PARTS.map((part, index) => (
        <li
          key={part}
          className={styles.part}
          data-state={index < here ? 'done' : index === here ? 'here' : 'ahead'}
          aria-current={index === here ? 'step' : undefined}
        >
          {index < here && <Icon name="check" size={16} />}
          <span>{copy.trailParts[part]}</span>
          {index < here && <VisuallyHidden> ({copy.stepDone})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  )
}
