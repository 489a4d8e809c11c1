import { SpotNotFound } from '../../ui/art/spot-not-found.tsx'
import { buttonClass } from '../../ui/press/button-class.ts'
import { shellCopy } from '../copy.ts'
import { KeepQueryLink } from '../moves/keep-query-link.tsx'
import styles from './message-page.module.css'

/** The not-found page, inside whatever frame it stands in. */
export function NotFoundPage() {
  return (
    <div className={styles.page}>
      <SpotNotFound />
      <h1>{shellCopy.notFound}</h1>
      <p className={styles.text}>{shellCopy.notFoundHint}</p>
      <KeepQueryLink to="/" className={buttonClass()}>
        {shellCopy.goHome}
      </KeepQueryLink>
    </div>
  )
}
