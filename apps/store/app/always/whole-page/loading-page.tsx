import { Spinner } from '../../ui/feedback/spinner.tsx'
import { shellCopy } from '../navigation/copy.ts'
import styles from './message-page.module.css'

/** The generic loading screen. */
export function LoadingPage() {
  return (
    <main className={styles.page} id="conteudo" aria-busy="true">
      <Spinner />
      <p role="status">{shellCopy.loadingPage}</p>
    </main>
  )
}
