import { CARD_CHARGE, CARD_ONCE } from '@benefits/copy/card-charge'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { PlanPeriod, ServiceGroup } from '@benefits/domain/catalogue/product'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { type Configuration, useEmbedded, useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { Card } from '../../ui/layout/card.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { useDeliveryForecast } from '../cart/public.ts'
import styles from './conclusion-page.module.css'
import { conclusionCopy } from './copy.ts'
import { type Portal, portalOf } from './portal-of.ts'

const LOOKS = {
  default: { icon: 'card', tone: 'primary' },
  multi: { icon: 'wallet', tone: 'multi' },
  mobility: { icon: 'bus', tone: 'mobility' },
  hcm: { icon: 'clock', tone: 'hr' },
} as const satisfies Record<ServiceGroup, { icon: IconName; tone: string }>

const ADDRESSES = {
  superPortal: 'urlSpe',
  benefitsPortal: 'urlPortalRhBeneficio',
  hrPortal: 'urlPortalRhGente',
} as const satisfies Record<Portal, keyof Configuration>

/** The steps after the first: those of a boleto as they are written, the last of them another one where a card pays. */
const STEPS_AFTER_FIRST = {
  boleto: (steps) => steps,
  creditCard: (steps, period) => [...steps.slice(0, -1), `${CARD_CHARGE.held} ${CARD_ONCE[period]}`],
} as const satisfies Record<
  PaymentMethod,
  (steps: readonly string[], period: PlanPeriod) => readonly string[]
>

/** What of a service group is sent by mail, and has a day on which it comes. */
const IS_SENT = { default: true, multi: true, mobility: false, hcm: false } as const satisfies Record<
  ServiceGroup,
  boolean
>

/** 'Próximos passos:' with one card per contracted service group. */
export function NextSteps({
  groups,
  isWithoutAccount = false,
}: {
  readonly groups: readonly ServiceGroup[]
  readonly isWithoutAccount?: boolean
}) {
  const { configuration } = useIssuer()
  // The partner's own stands for the access's until an account tells one, whichever company is looked up meanwhile.
  const ofPartner = useEmbedded()?.origin ?? null
  const origin = useVisitor(({ access }) => access.origin) ?? ofPartner
  const method = useVisitor(({ purchase }) => purchase.paymentMethod)
  const period = useVisitor(({ shopping }) => shopping.cart.planPeriod)
  const forecast = useDeliveryForecast()
  return (
    <section aria-labelledby="proximos-passos" className={styles.steps}>
      <h2 id="proximos-passos" className={styles.heading}>
        {conclusionCopy.nextSteps}
      </h2>
      <p className={styles.notCharged}>
        <Icon name="check" size={20} />
        <span>{conclusionCopy.notCharged[method]}</span>
      </p>
      <div className={styles.cards}>
        {groups.map((group) => {
          const { title, steps: byBoleto } = conclusionCopy.groups[group]
          const [first, ...others] = byBoleto
          const begun = isWithoutAccount
            ? [conclusionCopy.confirmEmail, conclusionCopy.portalWithoutAccount]
            : [first]
          const steps = [...begun, ...STEPS_AFTER_FIRST[method](others, period)]
          const portal = portalOf(origin, group)
          return (
            <Card
              key={group}
              title={
                <span className={styles.cardTitle}>
                  <IconBadge name={LOOKS[group].icon} tone={LOOKS[group].tone} size="sm" />
                  <span>{title}</span>
                </span>
              }
              footer={
                <KeepQueryLink to={configuration[ADDRESSES[portal]]} className={buttonClass()}>
                  {conclusionCopy.portals[portal]}
                </KeepQueryLink>
              }
            >
              <ol className={styles.list}>
                {steps.map((step) => (
                  <li key={step}>{keepWords(step)}</li>
                ))}
                {forecast && IS_SENT[group] && (
                  <li className={styles.arrival}>
                    {conclusionCopy.arrival(toBrazilian(forecast.soonest), toBrazilian(forecast.latest))}
                  </li>
                )}
              </ol>
            </Card>
          )
        })}
      </div>
    </section>
  )
}
