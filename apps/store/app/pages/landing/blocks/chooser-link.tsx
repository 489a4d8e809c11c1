import { shellCopy } from '../../../always/navigation/copy.ts'
import { KeepQueryLink } from '../../../always/navigation/keep-query-link.tsx'
import { buttonClass } from '../../../ui/press/button-class.ts'
import styles from './chooser-link.module.css'
import { blocksCopy } from './copy.ts'

/** To the questions that lead to a card, and to what a card saves. */
export function ChooserLink() {
  return (
    <p className={styles.links}>
      <KeepQueryLink to="/escolher" className={buttonClass({ variant: 'secondary' })}>
        {blocksCopy.choose}
      </KeepQueryLink>
      <KeepQueryLink to="/economia" className={styles.link}>
        {shellCopy.savings}
      </KeepQueryLink>
    </p>
  )
}
