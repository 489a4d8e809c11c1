import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { ReactNode } from 'react'
import { askAgain } from '../../consent/ask-again.ts'
import type { KeptDays } from '../../host-contract.ts'
import { useIssuer } from '../../issuer/store-view.ts'
import { phoneLink } from '../../shell/contact/phone-link.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { Button } from '../../ui/press/button.tsx'
import { COOKIE_ROWS, privacyCopy as copy, ISSUER_COOKIE_ROW, STORED_ROWS, sayDays } from './copy.ts'
import styles from './privacy-page.module.css'

/** What this program keeps of a visitor, for how long, and whom to ask (docs/rules/consent.md: privacy-page). */
export function PrivacyPage({ days }: { readonly days: KeptDays }) {
  const { configuration, channel, identity } = useIssuer()
  const { name, copyright, email, privacyPolicy, gtmTags } = configuration.issuer
  const { phone } = channel.contact
  const isProduction = identity.environment === 'PRD'
  const cookies = isProduction ? COOKIE_ROWS : [...COOKIE_ROWS, ISSUER_COOKIE_ROW]
  const hasTags = gtmTags.length > 0 && identity.environment !== 'DEV'
  return (
    <Page
      title={privacyPolicy.title}
      text={copy.intro(name, formatCnpj(copyright.cnpj))}
      className={styles.privacy}
    >
      <Section title={copy.cookies.title} text={copy.cookies.text}>
        <Table
          look="prose"
          captionHidden
          caption={copy.cookies.caption}
          columns={columns(copy.cookies.name, copy.cookies.purpose, copy.cookies.lasts)}
          rows={cookies.map(([id, ...cells]) => ({ id, cells: [id, ...cells] }))}
        />
        <Button variant="secondary" size="sm" onClick={askAgain}>
          {copy.cookies.again}
        </Button>
      </Section>
      <Section title={copy.measuring.title} text={copy.measuring.text}>
        {hasTags && <p>{copy.measuring.tags}</p>}
        <p>{copy.measuring.refusal}</p>
      </Section>
      <Section title={copy.browser.title} text={copy.browser.text} />
      <Section title={copy.stored.title} text={copy.stored.contracts}>
        <Table
          look="prose"
          captionHidden
          caption={copy.stored.caption}
          columns={columns(copy.stored.what, copy.stored.why, copy.stored.lasts)}
          rows={Object.entries(STORED_ROWS).map(([id, cells]) => ({
            id,
            cells: [...cells, sayDays(days[id as keyof KeptDays])],
          }))}
        />
      </Section>
      <Section title={copy.shared.title} text={copy.shared.text} />
      <Section title={copy.mail.title} text={copy.mail.text} />
      <Section title={copy.failures.title} text={copy.failures.text} />
      <Section title={copy.rights.title} text={copy.rights.text}>
        <p>
          {copy.rights.contact} <a href={`mailto:${email}`}>{email}</a> ·{' '}
          <a href={phoneLink(phone)}>{phone}</a>
        </p>
      </Section>
    </Page>
  )
}

function columns(what: string, why: string, lasts: string) {
  return [
    { id: 'what', label: what },
    { id: 'why', label: why },
    { id: 'lasts', label: lasts },
  ]
}

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}
