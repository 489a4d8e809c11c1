import { useRef } from 'react'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { useHome } from '../../always/navigation/use-home.ts'
import { cartCopy, extensionWords, FreeLine, LineAmount, ReadLine } from '../../purchase/cart/public.ts'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { StackedBar } from '../../ui/feedback/stacked-bar.tsx'
import sheet from '../../ui/layout/lines-and-total.module.css'
import { Page } from '../../ui/layout/page.tsx'
import { Tag } from '../../ui/marks/tag.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { simulationCopy as copy } from './copy.ts'
import type { LoadedSimulation } from './load-simulation.server.ts'
import { SimulationBar } from './simulation-bar.tsx'
import { SimulationCost } from './simulation-cost.tsx'
import styles from './simulation-page.module.css'

/** What a link says and what it costs today; nothing of the visit changes until it is used. */
export function SimulationPage({ simulation }: { readonly simulation: LoadedSimulation }) {
  const { lines } = simulation.cart
  const button = useRef<HTMLButtonElement>(null)
  const isSold = lines.length > 0
  return (
    <Page title={copy.title} text={copy.intro} className={sheet.page}>
      <ChosenLines simulation={simulation} />
      {isSold ? <SimulationCost simulation={simulation} button={button} /> : <Nothing />}
      {isSold && <Steps simulation={simulation} />}
      {isSold && <SimulationBar simulation={simulation} button={button} />}
    </Page>
  )
}

interface PartProps {
  readonly simulation: LoadedSimulation
}

/** All that the link has; what is not sold here stays among it and says so. */
function ChosenLines({ simulation: { cart, tones, addOns, missing, money, offer, isOfferLost } }: PartProps) {
  return (
    <section className={sheet.panel} aria-labelledby="o-que-foi-escolhido">
      <h2 id="o-que-foi-escolhido" className={sheet.heading}>
        {copy.lines}
      </h2>
      <ul className={sheet.lines}>
        {cart.lines.map((line) => (
          <ReadLine
            key={line.productCode}
            name={line.name}
            tone={tones[line.productCode] ?? ''}
            isPlan={line.lineType === 'hcm'}
            note={extensionWords(line)}
          >
            <LineAmount
              quantity={line.quantity}
              planPeriod={line.lineType === 'hcm' ? line.planPeriod : null}
              monthlyValue={line.monthlyValue}
            />
          </ReadLine>
        ))}
        {missing.map(({ code, name, why }) => (
          <ReadLine key={code} name={name} tone="" note={copy[why]} isGone>
            <Tag look="warning">{copy.unavailable}</Tag>
          </ReadLine>
        ))}
        {addOns.map(({ code, name }) => (
          <FreeLine key={code} name={name} />
        ))}
      </ul>
      {money.length > 0 && (
        <div className={styles.money}>
          <StackedBar
            caption={cartCopy.moneyCaption}
            parts={money}
            figuresHidden={money.every(({ isTold }) => isTold === true)}
          />
        </div>
      )}
      {offer && <p className={sheet.note}>{copy.offer}</p>}
      {isOfferLost && <Alert kind="info">{copy.offerLost}</Alert>}
    </section>
  )
}

/** What 'Usar esta simulação' begins, in three steps. */
function Steps({ simulation: { cart } }: PartProps) {
  const isPlan = cart.lines.every(({ lineType }) => lineType === 'hcm')
  return (
    <section className={sheet.panel} aria-labelledby="como-funciona">
      <h2 id="como-funciona" className={sheet.heading}>
        {copy.how}
      </h2>
      <ol className={styles.steps}>
        {copy.steps[isPlan ? 'plan' : 'cards'].map((step) => (
          <li key={step}>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Nothing() {
  const home = useHome(copy.toShelf)
  return (
    <section className={classNames(sheet.panel, sheet.cost)}>
      <p>{copy.nothing}</p>
      <KeepQueryLink to={home.to} className={buttonClass({ block: true })}>
        {home.label}
      </KeepQueryLink>
    </section>
  )
}
