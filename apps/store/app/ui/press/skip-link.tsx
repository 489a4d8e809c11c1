import { uiCopy } from '../copy.ts'
import styles from './skip-link.module.css'

/** First link of the page: jumps over the header to the element with this id. Seen when focused. */
export function SkipLink({ target = 'conteudo' }: { readonly target?: string }) {
  return (
    <a className={styles.link} href={`#${target}`}>
      {uiCopy.skipToContent}
    </a>
  )
}
