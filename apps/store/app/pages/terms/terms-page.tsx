import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { parseCalendarDate } from '@benefits/domain/calendar/parse-calendar-date'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { AnswerOf } from '@benefits/wire/call'
import type { getTerms } from '@benefits/wire/configuration/get-terms'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { keepWords } from '../../ui/text/keep-words.tsx'
import { termsCopy } from './copy.ts'
import styles from './terms-page.module.css'

/** The terms of use, whole, with whose they are and since when. */
export function TermsPage({ terms }: { readonly terms: AnswerOf<typeof getTerms>['result'] }) {
  const { issuer } = useIssuer().configuration
  const { name, copyright, privacyPolicy } = issuer
  const version = parseCalendarDate(terms.version)
  const said = version ? termsCopy.version(toBrazilian(version)) : ''
  return (
    <Page
      title={terms.title}
      text={`${termsCopy.of(name, formatCnpj(copyright.cnpj))} ${said}`}
      className={styles.terms}
    >
      {terms.sections.map(({ title, paragraphs }) => (
        <section key={title} className={styles.section}>
          <h2 className={styles.title}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{keepWords(paragraph)}</p>
          ))}
        </section>
      ))}
      <p>
        <KeepQueryLink to="/privacidade">{privacyPolicy.title}</KeepQueryLink>
      </p>
    </Page>
  )
}
