import { Outlet } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { SkipLink } from '../../ui/press/skip-link.tsx'
import { QuestionPlace } from '../consent/question-place.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { useEmbedded } from '../issuer/store-view.ts'
import { CheckoutHeader } from './checkout-header.tsx'
import styles from './store-frame.module.css'

/** The quiet frame of the checkout: fixed header with logo and help; in a partner's page the help alone. */
export function CheckoutFrame({ account }: { readonly account?: Elements }) {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={styles.frame} data-embedded={isEmbedded || undefined}>
      <SkipLink />
      <QuestionPlace />
      {!isEmbedded && <CheckoutHeader account={account} />}
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {isEmbedded && (
          <div className={styles.help}>
            <HelpButton />
          </div>
        )}
        <Outlet />
      </main>
    </div>
  )
}
