import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { useId } from 'react'
import { reachableGroups } from '../../addresses/find-page.ts'
import type { Elements } from '../../ui/elements.ts'
import { useContact } from '../contact/contact-context.tsx'
import { useEmbedded, useIssuer } from '../issuer/store-view.ts'
import { shellCopy } from '../navigation/copy.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import { reopenQuestion } from './cookie-question.tsx'
import styles from './footer.module.css'
import { IssuerLogo } from './issuer-logo.tsx'

/**
 * The store's footer: link groups, social media, help, copyright, tax id, terms and privacy; in a partner's page the
 * last row. `question` is the place of the one about cookies.
 */
export function Footer({ question }: { readonly question?: Elements }) {
  const { configuration, identity } = useIssuer()
  const { issuer } = configuration
  const openContact = useContact()
  const groups = reachableGroups(issuer.footer, identity.issuerKind)
  const isEmbedded = useEmbedded() !== null
  const help = (
    <button type="button" className={styles.help} onClick={openContact}>
      {shellCopy.footerHelp}
    </button>
  )
  return (
    <footer className={styles.footer} data-foot-room="">
      {!isEmbedded && (
        <div className={styles.inner}>
          <div className={styles.brand}>
            <IssuerLogo inverted />
            {help}
          </div>
          {groups.map((group) => (
            <LinkList key={group.title} title={group.title} links={group.links} />
          ))}
          <LinkList title={shellCopy.socialMedia} links={issuer.socialMedia} />
        </div>
      )}
      <div className={styles.legal}>
        {isEmbedded && help}
        <div className={styles.row}>
          <p>{issuer.copyright.title}</p>
          <p>{shellCopy.taxId(formatCnpj(issuer.copyright.cnpj))}</p>
        </div>
        <div className={styles.row}>
          <KeepQueryLink to="/termos-de-uso">{shellCopy.terms}</KeepQueryLink>
          <KeepQueryLink to="/privacidade">{issuer.privacyPolicy.title}</KeepQueryLink>
          <KeepQueryLink to="/verificar">{shellCopy.verify}</KeepQueryLink>
          <button type="button" className={styles.help} onClick={reopenQuestion}>
            {shellCopy.cookies}
          </button>
        </div>
      </div>
      {question}
    </footer>
  )
}

interface LinkListProps {
  readonly title: string
  readonly links: readonly { readonly label: string; readonly url: string }[]
}

function LinkList({ title, links }: LinkListProps) {
  const id = useId()
  if (links.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <ul className={styles.links}>
        {links.map(({ label, url }) => (
          <li key={label}>
            <KeepQueryLink to={url}>{label}</KeepQueryLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
