import { formatBrl } from '@benefits/domain/money/format-brl'
import { useId } from 'react'
import { ProductName } from '../../always/issuer/product-name.tsx'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { cartCopy, extensionWords, FeeRows, lineWords, PartsOfTotal } from '../../purchase/cart/public.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { StackedBar } from '../../ui/feedback/stacked-bar.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { Button } from '../../ui/press/button.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { simulationCopy as copy } from './copy.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'
import styles from './simulation-page.module.css'
import { useSimulation } from './use-simulation.ts'

/** What a link says and what it costs today; nothing of the visit changes until it is used. */
export function SimulationPage({ simulation }: { readonly simulation: LoadedSimulation }) {
  const { lines } = simulation.cart
  return (
    <Page title={copy.title} text={copy.intro} className={sheet.page}>
      <div className={sheet.main}>
        {lines.length > 0 && <ChosenLines simulation={simulation} />}
        <Missing simulation={simulation} />
      </div>
      {lines.length > 0 ? <Today simulation={simulation} /> : <Nothing />}
    </Page>
  )
}

interface PartProps {
  readonly simulation: LoadedSimulation
}

function ChosenLines({ simulation: { cart, addOns, money, offer, isOfferLost } }: PartProps) {
  const title = useId()
  return (
    <section className={sheet.panel} aria-labelledby={title}>
      <h2 id={title} className={sheet.heading}>
        {copy.lines}
      </h2>
      <ul className={sheet.lines}>
        {cart.lines.map((line) => (
          <li key={line.productCode} className={sheet.line}>
            <div>
              <p className={sheet.name}>
                <ProductName name={line.name} />
              </p>
              {extensionWords(line) && <p className={sheet.note}>{extensionWords(line)}</p>}
            </div>
            <span className={sheet.amount}>{lineWords(line)}</span>
          </li>
        ))}
        {addOns.map(({ code, name }) => (
          <li key={code} className={sheet.line}>
            <p className={sheet.name}>{name}</p>
            <Tag look="success">{copy.free}</Tag>
          </li>
        ))}
      </ul>
      {money.length > 0 && (
        <div className={styles.money}>
          <StackedBar caption={cartCopy.moneyCaption} parts={money} />
        </div>
      )}
      {offer && <p className={sheet.note}>{copy.offer}</p>}
      {isOfferLost && <Alert kind="info">{copy.offerLost}</Alert>}
    </section>
  )
}

/** What the link has and this channel does not sell, by name; nothing where all of it is sold. */
function Missing({ simulation: { missing } }: PartProps) {
  if (missing.length === 0) return null
  return (
    <Alert kind="warning" title={copy.missing}>
      <ul className={sheet.missing}>
        {missing.map(({ code, name, isSoldElsewhere }) => (
          <li key={code}>{isSoldElsewhere ? copy.elsewhere(name) : copy.gone(name)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** Fees, total and the button that makes it the visitor's own cart. */
function Today({ simulation }: PartProps) {
  const title = useId()
  const isRestored = useRestored()
  const use = useSimulation(simulation)
  const { pricing, refusal } = simulation
  const { lines } = simulation.cart
  const period = lines.find(({ lineType }) => lineType === 'hcm')?.planPeriod
  const isMixed = lines.some(({ lineType }) => lineType !== 'hcm')
  return (
    <section className={sheet.panel} aria-labelledby={title}>
      <h2 id={title} className={sheet.heading}>
        {copy.today}
      </h2>
      {pricing && (
        <>
          <FeeRows pricing={pricing} lines={lines} />
          <div className={sheet.total}>
            <p className={sheet.row}>
              <span>{period && !isMixed ? cartCopy.totalOfPlan[period] : cartCopy.total}</span>
              <strong className={sheet.sum}>{formatBrl(pricing.totalWithDiscount)}</strong>
            </p>
            <PartsOfTotal pricing={pricing} lines={lines} />
          </div>
        </>
      )}
      {refusal !== null && (
        <Alert kind="warning" title={copy.unpriced}>
          {refusal}
        </Alert>
      )}
      <Button size="lg" block disabled={!isRestored} onClick={use}>
        {copy.use}
      </Button>
      <p className={sheet.note}>{copy.useNote}</p>
    </section>
  )
}

function Nothing() {
  const home = useHome(copy.toShelf)
  return (
    <section className={sheet.panel}>
      <p>{copy.nothing}</p>
      <KeepQueryLink to={home.to} className={buttonClass({ block: true })}>
        {home.label}
      </KeepQueryLink>
    </section>
  )
}
