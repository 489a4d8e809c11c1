import { CONTENT_NOT_LOADED } from '@benefits/copy/content-not-loaded'
import { Spinner } from '../../ui/feedback/spinner.tsx'
import styles from '../../ui/layout/message-page.module.css'
import { Button } from '../../ui/press/button.tsx'
import { useEmbedded } from '../issuer/store-view.ts'
import { shellCopy } from '../navigation/copy.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import { FRAME_HOME } from '../navigation/use-home.ts'

/** The generic loading screen. */
export function LoadingPage() {
  return (
    <main className={styles.page} id="conteudo" aria-busy="true">
      <Spinner />
      <p role="status">{shellCopy.loadingPage}</p>
    </main>
  )
}

/** Where not even the page for failures could be loaded: what is always there, and needs nothing else. */
export function LastResortPage() {
  const home = useEmbedded() ? FRAME_HOME : { to: '/', label: shellCopy.backToInitialPage }
  return (
    <main className={styles.page} id="conteudo">
      <h1>{CONTENT_NOT_LOADED}</h1>
      <Button onClick={() => window.location.reload()}>{shellCopy.retry}</Button>
      <KeepQueryLink reloadDocument to={home.to}>
        {home.label}
      </KeepQueryLink>
    </main>
  )
}
