import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { reopenQuestion } from '../../always/frame/cookie-question.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { phoneLink } from '../../always/support/offered-contact.ts'
import type { KeptDays } from '../../host-contract.ts'
import type { Elements } from '../../ui/elements.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { Button } from '../../ui/press/button.tsx'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { privacyCopy as copy } from './copy.ts'
import styles from './privacy-page.module.css'
import { cookieRows, storedRows } from './privacy-rows.ts'

interface PrivacyPageProps {
  readonly keptDays: KeptDays
  /** Some partner's page may hold the store. */
  readonly mayBeFramed: boolean
}

/** What this program keeps of a visitor, for how long, and whom to ask (docs/rules/consent.md: privacy-page). */
export function PrivacyPage({ keptDays, mayBeFramed }: PrivacyPageProps) {
  const { configuration, channel, identity } = useIssuer()
  const { name, copyright, email, privacyPolicy, gtmTags } = configuration.issuer
  const { phone } = channel.contact
  const { environment } = identity
  const { accessManagement: hasAccounts, creditCard: acceptsCards } = channel.features
  const facts = { environment, mayBeFramed, hasAccounts, acceptsCards }
  const hasTags = gtmTags.length > 0 && environment !== 'DEV'
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
          rows={cookieRows(facts)}
        />
        <Button variant="secondary" size="sm" onClick={reopenQuestion}>
          {copy.cookies.again}
        </Button>
      </Section>
      <Section title={copy.measuring.title} text={copy.measuring.text}>
        {hasTags && <p>{copy.measuring.tags}</p>}
        <p>{copy.measuring.refusal}</p>
      </Section>
      <Section title={copy.browser.title} text={copy.browser.text}>
        {hasAccounts && <p>{copy.browser.accounts}</p>}
        {acceptsCards && <p>{copy.browser.cards}</p>}
      </Section>
      <Section title={copy.stored.title} text={copy.stored.contracts}>
        <Table
          look="prose"
          captionHidden
          caption={copy.stored.caption}
          columns={columns(copy.stored.what, copy.stored.why, copy.stored.lasts)}
          rows={storedRows(facts, keptDays)}
        />
      </Section>
      <Section title={copy.shared.title} text={copy.shared.text}>
        {acceptsCards && <p>{copy.shared.cards}</p>}
      </Section>
      <Section title={copy.mail.title} text={copy.mail.text}>
        {hasAccounts && <p>{keepWords(copy.mail.accounts)}</p>}
      </Section>
      <Section title={copy.failures.title} text={copy.failures.text}>
        {hasAccounts && <p>{copy.failures.accounts}</p>}
      </Section>
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
  readonly children?: Elements
}

function Section({ title, text, children }: SectionProps) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p>{keepWords(text)}</p>
      {children}
    </section>
  )
}
