import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import styles from './chooser-link.module.css'
import { blocksCopy } from './copy.ts'

/** To the questions that lead to a card. */
export function ChooserLink() {
  return (
    <p>
      <KeepQueryLink to="/escolher" className={styles.link}>
        {blocksCopy.choose}
      </KeepQueryLink>
    </p>
  )
}
