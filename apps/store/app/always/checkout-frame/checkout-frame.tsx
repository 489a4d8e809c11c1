import { Outlet } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { SkipLink } from '../../ui/press/skip-link.tsx'
import { HelpButton } from '../contact/help-button.tsx'
import { QuestionPlace } from '../frame/cookie-question.tsx'
import header from '../frame/header.module.css'
import { IssuerLogo } from '../frame/issuer-logo.tsx'
import styles from '../frame/store-frame.module.css'
import { useEmbedded, useIssuer } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'

/** The quiet frame of the checkout: fixed header with logo and help; in a partner's page the help alone. */
export function CheckoutFrame({ account }: { readonly account?: Elements }) {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={styles.frame} data-embedded={isEmbedded || undefined}>
      <SkipLink />
      {!isEmbedded && <CheckoutHeader account={account} />}
      <main id="conteudo" tabIndex={-1} className={styles.main} data-foot-room="">
        {isEmbedded && (
          <div className={styles.help}>
            <HelpButton />
          </div>
        )}
        <Outlet />
      </main>
      <QuestionPlace isFoot />
    </div>
  )
}

/** The checkout's fixed header: logo, help and the way out, nothing that leads astray. */
function CheckoutHeader({ account }: { readonly account?: Elements }) {
  const { channel } = useIssuer()
  return (
    <header className={header.header}>
      <div className={header.bar}>
        <KeepQueryLink to={channel.initialPage} className={header.logo}>
          <IssuerLogo />
        </KeepQueryLink>
        {account}
        <div className={header.tools}>
          <HelpButton />
        </div>
      </div>
    </header>
  )
}
