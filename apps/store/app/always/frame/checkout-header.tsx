import type { Elements } from '../../ui/elements.ts'
import { HelpButton } from '../help/help-button.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import styles from './header.module.css'
import { IssuerLogo } from './issuer-logo.tsx'

/** The checkout's fixed header: logo, help and the way out, nothing that leads astray. */
export function CheckoutHeader({ account }: { readonly account?: Elements }) {
  const { channel } = useIssuer()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <KeepQueryLink to={channel.initialPage} className={styles.logo}>
          <IssuerLogo />
        </KeepQueryLink>
        {account}
        <div className={styles.tools}>
          <HelpButton />
        </div>
      </div>
    </header>
  )
}
