import { shellCopy } from '../../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import styles from './chooser-link.module.css'
import { blocksCopy } from './copy.ts'

/** To the questions that lead to a card, and to what a card saves. */
export function ChooserLink() {
  return (
    <p className={styles.links}>
      <KeepQueryLink to="/escolher" className={styles.link}>
        {blocksCopy.choose}
      </KeepQueryLink>
      <KeepQueryLink to="/economia" className={styles.link}>
        {shellCopy.savings}
      </KeepQueryLink>
    </p>
  )
}
