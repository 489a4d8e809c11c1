import { earnedPoints } from '@benefits/domain/pricing/earned-points'
import { type FreeBenefit, hasFreeBenefit } from '@benefits/domain/pricing/fees/is-fee-waived'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import type { IconName } from '../../../ui/art/icon-names.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Tag } from '../../../ui/marks/tag.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import styles from './cart-benefits.module.css'

const CARDS = {
  zeroFee: { title: cartCopy.zeroFee, text: cartCopy.zeroFeeText, icon: 'percent' },
  freeDelivery: { title: cartCopy.freeDelivery, text: cartCopy.freeDeliveryText, icon: 'truck' },
} as const satisfies Record<FreeBenefit, { title: string; text: string; icon: IconName }>

const BENEFITS = ['zeroFee', 'freeDelivery'] as const satisfies readonly FreeBenefit[]

/** The cards 'Taxa Zero!' and 'Entrega Grátis!', each only where it is true of this cart and this company. */
export function FreeBenefits({ pricing }: { readonly pricing: Pricing }) {
  const hasContracts = useVisitor(({ customer }) => customer.contractedProducts.length > 0)
  const given = BENEFITS.filter((benefit) => hasFreeBenefit(pricing, benefit, hasContracts))
  if (given.length === 0) return null
  return (
    <div className={styles.cards}>
      {given.map((benefit) => (
        <Card
          key={benefit}
          look="flat"
          compact
          title={CARDS[benefit].title}
          media={<IconBadge name={CARDS[benefit].icon} tone="accent" />}
          badge={<Tag look="success">{cartCopy.free}</Tag>}
        >
          <p>{CARDS[benefit].text}</p>
        </Card>
      ))}
    </div>
  )
}

/** The points that a priced cart earns (docs/rules/pricing.md: points); nothing where the issuer gives none. */
export function PointsCard({ pricing }: { readonly pricing: Pricing }) {
  const { bonusRule } = useIssuer().configuration
  const rule = bonusRule && {
    // The call gives points per real.
    pointsPerHundredReais: Math.round(bonusRule.unitaryValue * 100),
    productCodes: bonusRule.productCodes,
  }
  const points = earnedPoints(pricing, rule)
  if (points === 0) return null
  return (
    <Alert kind="info" title={`${cartCopy.pointsTitle}: ${cartCopy.points(points)}`}>
      {cartCopy.pointsText}
    </Alert>
  )
}
