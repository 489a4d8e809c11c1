import { useId, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { CardArt } from '../../ui/art/card/card-art.tsx'
import { ChoiceGroup } from '../../ui/forms/choice-group.tsx'
import { Page } from '../../ui/layout/page.tsx'
import styles from './chooser-page.module.css'
import { ChooserResult } from './chooser-result.tsx'
import { chooserCopy as copy } from './copy.ts'
import type { ChooserProduct } from './load-chooser.server.ts'
import { type Answers, isFood, type Need, openNeeds, recommend, tonesOf } from './recommend.ts'

/** Questions that lead to a card, each once the one before is answered, and what they come to. */
export function ChooserPage({ products }: { readonly products: readonly ChooserProduct[] }) {
  const [answers, setAnswers] = useState<Answers>({ need: null, cards: null, law: null })
  const { need, cards, law } = answers
  const answer = (change: Partial<Answers>) => setAnswers((before) => ({ ...before, ...change }))
  const asksLaw = need !== null && isFood(need)
  const isAnswered = need !== null && cards !== null && (!asksLaw || law !== null)
  const found = recommend(products, answers)
  return (
    <Page title={copy.title} text={copy.intro} className={styles.page}>
      <div className={styles.questions}>
        <ChoiceGroup<Need | ''>
          legend={copy.need}
          look="cards"
          value={need ?? ''}
          onValueChange={(next) => next && answer({ need: next })}
          options={openNeeds(products).map((one) => ({ value: one, ...copy.needs[one] }))}
        />
        {need && (
          <ChoiceGroup<'together' | 'apart' | ''>
            legend={copy.cards}
            look="cards"
            value={cards ?? ''}
            onValueChange={(next) => next && answer({ cards: next })}
            options={(['together', 'apart'] as const).map((value) => ({ value, ...copy[value] }))}
          />
        )}
        {asksLaw && cards && (
          <div>
            <ChoiceGroup<'pat' | 'aid' | ''>
              legend={copy.law}
              look="cards"
              value={law ?? ''}
              onValueChange={(next) => next && answer({ law: next })}
              options={(['pat', 'aid'] as const).map((value) => ({ value, ...copy[value] }))}
            />
            <p className={styles.note}>{copy.lawNote}</p>
          </div>
        )}
      </div>
      <div className={styles.result} aria-live="polite">
        {!isAnswered && <Awaited products={products} need={need} />}
        {isAnswered && found.length === 0 && <p>{copy.none}</p>}
        {found.length > 0 && <ChooserResult key={found.map(({ code }) => code).join()} products={found} />}
      </div>
    </Page>
  )
}

/** Where the result will stand on a wide screen: that it comes, and the cards that may be in it. */
function Awaited({
  products,
  need,
}: {
  readonly products: readonly ChooserProduct[]
  readonly need: Need | null
}) {
  const { shortName } = useIssuer().configuration.issuer
  const title = useId()
  const cards = tonesOf(need).flatMap(
    (tone) => products.find(({ colourToken }) => colourToken === tone) ?? [],
  )
  return (
    <section className={styles.awaited} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {copy.result}
      </h2>
      <div className={styles.fan}>
        {cards.map(({ code, name, colourToken }) => (
          <CardArt key={code} name={name} tone={colourToken} issuer={shortName} />
        ))}
      </div>
      <p className={styles.note}>{copy.waiting}</p>
    </section>
  )
}
