import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import type { AnswerOf } from '@benefits/wire/call'
import type { verifyDocument } from '@benefits/wire/proof/verify-document'
import { useEffect, useRef } from 'react'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { verifyCopy as copy } from './copy.ts'
import styles from './verify-page.module.css'

/** What the store registered of a document. */
export type Found = AnswerOf<typeof verifyDocument>

interface VerificationProps {
  /** Null for what it does not know. */
  readonly found: Found | null
  /** It was asked for by its code: the file itself was not looked at. */
  readonly isCode: boolean
  /** It was asked for on this page: who did so is led to the answer. */
  readonly isNew: boolean
}

/** What came of a check, with what was registered. */
export function Verification({ found, isCode, isNew }: VerificationProps) {
  const { issuer } = useIssuer().configuration
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isNew) section.current?.focus({ preventScroll: true })
  }, [isNew])
  const title = found ? (isCode ? copy.issuedByCode(issuer.name) : copy.issued(issuer.name)) : copy.unknown
  return (
    <section ref={section} className={styles.result} tabIndex={-1} aria-label={title}>
      <Alert kind={found ? 'success' : 'warning'} title={title}>
        {found ? isCode && <p>{copy.compare}</p> : <p>{copy.unknownHint}</p>}
      </Alert>
      {found && <Facts found={found} issuerName={issuer.name} />}
    </section>
  )
}

function Facts({ found, issuerName }: { readonly found: Found; readonly issuerName: string }) {
  const { chain } = found
  const rows: readonly (readonly [label: string, value: string, isHash?: boolean])[] = [
    [copy.issuer, issuerName],
    [copy.order, found.orderNumber],
    [copy.instant, copy.ofSaoPaulo(timeOf(found.acceptedAt))],
    [copy.document, copy.documents[found.document]],
    [copy.hash, found.hash, true],
    [copy.position, copy.nth(chain.position)],
    [copy.link, chain.hash, true],
    [copy.previous, chain.previous, true],
  ]
  return (
    <>
      <h2 className={styles.title}>{copy.facts}</h2>
      <dl className={styles.facts}>
        {rows.map(([label, value, isHash]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={isHash ? styles.hash : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={`/verificar/cadeia/${found.issuer}.json`}>{copy.published}</a>
      </p>
    </>
  )
}

/** '2026-11-23T12:00:00.000-03:00' as '23/11/2026 12:00:00': it is told in the time of São Paulo already. */
function timeOf(instant: string): string {
  return `${toBrazilian(instant.slice(0, 10) as CalendarDate)} ${instant.slice(11, 19)}`
}
