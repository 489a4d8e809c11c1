import { useLocation } from 'react-router'
import { Icon } from '../../ui/art/icon.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Button } from '../../ui/press/button.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { useContact } from '../contact/contact-context.tsx'
import { HelpButton } from '../contact/help-button.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { shellCopy } from '../navigation/copy.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import { useBack } from '../navigation/use-back.ts'
import styles from './header.module.css'
import { IssuerLogo } from './issuer-logo.tsx'

/** The store's header: back, logo, contact, and what `purchase/` brings: the way out and the cart. */
export function Header({ account, cart }: { readonly account?: Elements; readonly cart?: Elements }) {
  const { channel } = useIssuer()
  const { pathname } = useLocation()
  const back = useBack(channel.initialPage)
  const openContact = useContact()
  const isInitialPage = pathname === channel.initialPage.split('?')[0]
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {!isInitialPage && (
          <IconButton label={shellCopy.back} icon={<Icon name="arrow-left" />} onClick={back} />
        )}
        <KeepQueryLink to={channel.initialPage} className={styles.logo}>
          <IssuerLogo />
        </KeepQueryLink>
        {account}
        <div className={styles.tools}>
          <Button
            variant="ghost"
            size="sm"
            className={styles.contact}
            iconBefore={<Icon name="phone" size={20} />}
            onClick={openContact}
          >
            {shellCopy.contact}
          </Button>
          <HelpButton />
          {cart}
        </div>
      </div>
    </header>
  )
}
