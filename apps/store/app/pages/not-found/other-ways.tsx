import { PATHS } from '../../addresses/paths.ts'
import { useContact } from '../../always/contact/contact-context.tsx'
import { useEmbedded } from '../../always/issuer/store-view.ts'
import { KeepQueryLink } from '../../always/navigation/keep-query-link.tsx'
import { notFoundCopy as copy } from './copy.ts'
import styles from './not-found-page.module.css'

/** Where most people were going; in a partner's page people to talk to alone (docs/rules/embedded.md: no-way-home). */
export function OtherWays() {
  const isEmbedded = useEmbedded() !== null
  const openContact = useContact()
  return (
    <ul className={styles.others} aria-label={copy.otherWays}>
      {!isEmbedded && (
        <>
          <li>
            <KeepQueryLink to="/escolher">{copy.choose}</KeepQueryLink>
          </li>
          <li>
            <KeepQueryLink to={PATHS.solutions}>{copy.solutions}</KeepQueryLink>
          </li>
        </>
      )}
      <li>
        <button type="button" className={styles.contact} onClick={openContact}>
          {copy.contact}
        </button>
      </li>
    </ul>
  )
}
