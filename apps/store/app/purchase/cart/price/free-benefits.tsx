import { type FreeBenefit, hasFreeBenefit } from '@benefits/domain/pricing/fees/is-fee-waived'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { IconBadge } from '../../../ui/art/icon-badge.tsx'
import type { IconName } from '../../../ui/art/icon-names.ts'
import { Tag } from '../../../ui/feedback/tag.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { useVisitor } from '../../../visit/visitor-provider.tsx'
import { cartCopy } from '../copy.ts'
import styles from './free-benefits.module.css'

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
