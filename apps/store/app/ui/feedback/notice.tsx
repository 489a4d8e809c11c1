import styles from './notice.module.css'
import { Spinner } from './spinner.tsx'

/** Says over the page what is under way, to the eye and to readers; moves nothing. Null says nothing. */
export function Notice({ text }: { readonly text: string | null }) {
  return (
    <div role="status">
      {text !== null && (
        <p className={styles.notice} data-overlay="">
          <Spinner />
          <span>{text}</span>
        </p>
      )}
    </div>
  )
}
