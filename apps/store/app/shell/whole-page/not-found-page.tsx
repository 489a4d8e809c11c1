import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { KeepQueryLink } from '../moves/keep-query-link.tsx'
import styles from './message-page.module.css'
import { notFoundCopy } from './not-found-copy.ts'

/** The not-found page, inside whatever frame it stands in. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <SpotNotFound />
      <h1>{notFoundCopy.title}</h1>
      <p className={styles.text}>{notFoundCopy.hint}</p>
      <KeepQueryLink to="/" className={buttonClass()}>
        {notFoundCopy.goHome}
      </KeepQueryLink>
    </div>
  )
}
