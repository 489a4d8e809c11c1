import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import type { IconName } from '../../ui/art/icon-names.ts'
import { classNames } from '../../ui/class-names.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Button } from '../../ui/press/button.tsx'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { useFocusWhen } from '../../ui/use-focus-when.ts'
import { clearLeadDraft } from '../../visit/lead-moves.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { productCopy as copy } from './copy.ts'
import styles from './lead-form.module.css'
import { LeadForm } from './lead-form.tsx'

const loadDialog = () => loadPart(() => import('./lead-sent-dialog.tsx'))
const LeadSentDialog = lazy(loadDialog)

interface LeadCardProps {
  readonly product: string
  readonly buyAt: string | null
  /** It has the page's width: what comes of it stands beside the form. */
  readonly isWide?: boolean
}

/** The way to the team without a cart: the form, the modal that confirms it, and its thanks in the form's place. */
export function LeadCard({ product, buyAt, isWide = false }: LeadCardProps) {
  const { configuration, channel } = useIssuer()
  const store = useVisitorStore()
  const [thanked, setThanked] = useState<string | null>(null)
  const [isTelling, setTelling] = useState(false)
  // The modal gives the focus back to a form that is not there any more.
  const [mayFocus, setMayFocus] = useState(false)
  const thanks = useFocusWhen<HTMLDivElement>(mayFocus, { onFocused: () => setMayFocus(false) })
  return (
    <section
      className={classNames(styles.card, isWide && styles.wideCard)}
      id="contato"
      aria-labelledby="contato-titulo"
      // The modal comes with the first sign that the form is used: a lost connection must not keep it away.
      onFocus={() => void loadDialog().catch(() => {})}
    >
      <div className={styles.head}>
        <h2 id="contato-titulo" className={styles.title}>
          {copy.formTitle}
        </h2>
        <p className={styles.intro}>{copy.formIntro(product)}</p>
        {isWide && (
          // biome-ignore lint/a11y/noRedundantRoles: a list without bullets loses its role in Safari
          <ul role="list" aria-label={copy.formFacts} className={styles.facts}>
            <Fact icon="mail">{copy.answer}</Fact>
            <Fact icon="clock">{configuration.issuer.support.hours}</Fact>
            <Fact icon="phone">{copy.call(channel.contact.phone)}</Fact>
          </ul>
        )}
      </div>
      {thanked === null ? (
        <LeadForm
          onSent={(firstName) => {
            store.move(clearLeadDraft)
            setThanked(firstName)
            setTelling(true)
          }}
        />
      ) : (
        <div className={styles.sent} ref={thanks} tabIndex={-1}>
          <Alert kind="success" title={copy.sentTitle}>
            {copy.sentText(thanked, product)}
          </Alert>
          <Button variant="secondary" onClick={() => setThanked(null)}>
            {copy.sendAnother}
          </Button>
        </div>
      )}
      {isTelling && thanked !== null && (
        <Suspense fallback={null}>
          <LeadSentDialog
            name={thanked}
            product={product}
            buyAt={buyAt}
            onClosed={() => {
              setTelling(false)
              setMayFocus(true)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function Fact({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <Icon name={icon} size={20} />
      <span>{keepWords(children)}</span>
    </li>
  )
}
