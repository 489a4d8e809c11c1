import type { ReactNode } from 'react'
import { useIssuer } from '../../issuer/store-view.ts'
import { Icon } from '../../ui/art/icon.tsx'
import { Button } from '../../ui/press/button.tsx'
import { useContact } from '../contact/contact-context.tsx'
import { shellCopy } from '../copy.ts'
import { KeepQueryLink } from '../moves/keep-query-link.tsx'
import styles from './header.module.css'
import { IssuerLogo } from './issuer-logo.tsx'

/** The checkout's fixed header: logo, help and the way out, nothing that leads astray. */
export function CheckoutHeader({ account }: { readonly account?: ReactNode }) {
  const { channel } = useIssuer()
  const openContact = useContact()
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <KeepQueryLink to={channel.initialPage} className={styles.logo}>
          <IssuerLogo />
        </KeepQueryLink>
        {account}
        <div className={styles.tools}>
          <Button
            variant="ghost"
            size="sm"
            iconBefore={<Icon name="question" size={20} />}
            onClick={openContact}
          >
            {shellCopy.help}
          </Button>
        </div>
      </div>
    </header>
  )
}
