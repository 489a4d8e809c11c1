import { toBrazilian } from '@benefits/domain/calendar/format-date'
import type { CalendarDate } from '@benefits/domain/document/types'
import type { AnswerOf } from '@benefits/wire/call'
import type { verifyDocument } from '@benefits/wire/proof/verify-document'
import type { ReactElement } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { classNames } from '../../ui/class-names.ts'
import fold from '../../ui/layout/fold.module.css'
import { verifyCopy as copy } from './copy.ts'
import { CopyHash } from './copy-hash.tsx'
import styles from './verification.module.css'

const GROUP = /.{1,8}/g

/** What the store registered of a document. */
export type Found = AnswerOf<typeof verifyDocument>

/** Who issued it, which order it is, when it was accepted; what only an auditor asks for is folded. */
export function Facts({ found, issuerName }: { readonly found: Found; readonly issuerName: string }) {
  const brief: readonly (readonly [label: string, value: ReactElement | string])[] = [
    [copy.issuer, issuerName],
    [copy.situation, copy.situations[found.state]],
    ...(found.orderNumber ? ([[copy.order, found.orderNumber]] as const) : []),
    [copy.instant, <Instant key="instant" time={timeOf(found.acceptedAt)} />],
    [copy.document, copy.documents[found.document]],
  ]
  return (
    <>
      <dl className={styles.brief} aria-label={copy.facts}>
        {brief.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.technical}>
        <summary className={classNames(fold.row, styles.fold)}>
          <span className={fold.title}>{copy.technical}</span>
          <span className={fold.arrow}>
            <Icon name="chevron-down" size={20} />
          </span>
        </summary>
        <Technical found={found} />
      </details>
    </>
  )
}

/** When it was, and by whose clock, which takes a line of its own where there is no room beside it. */
function Instant({ time }: { readonly time: string }) {
  return (
    <>
      <span>{`${time} `}</span>
      <span className={styles.clock}>{copy.saoPaulo}</span>
    </>
  )
}

/** Before the first link of a chain stands no other: its hash is nothing but zeros. */
const NO_LINK = /^0+$/

function Technical({ found: { hash, chain, issuer } }: { readonly found: Found }) {
  return (
    <>
      <dl className={styles.rows}>
        <div>
          <dt>{copy.hash}</dt>
          <dd>
            <HashText hash={hash} /> <CopyHash hash={hash} />
          </dd>
        </div>
        <div>
          <dt>{copy.link}</dt>
          <dd>
            <HashText hash={chain.hash} />
          </dd>
        </div>
        <div>
          <dt>{copy.previous}</dt>
          <dd>{NO_LINK.test(chain.previous) ? copy.isFirst : <HashText hash={chain.previous} />}</dd>
        </div>
      </dl>
      <p>
        <a href={`/verificar/cadeia/${issuer}.json`}>{copy.published}</a>
      </p>
    </>
  )
}

/** '2026-11-23T12:00:00.000-03:00' as '23/11/2026 12:00:00': it is told in the time of São Paulo already. */
function timeOf(instant: string): string {
  return `${toBrazilian(instant.slice(0, 10) as CalendarDate)} ${instant.slice(11, 19)}`
}

/** A hash in groups, which an eye can compare; what is selected and copied is the hash alone. */
function HashText({ hash }: { readonly hash: string }) {
  return (
    <span className={styles.hash}>
      {(hash.match(GROUP) ?? []).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the hash
        <span key={at}>{group}</span>
      ))}
    </span>
  )
}
