import { Logo } from '../../ui/art/logo.tsx'
import type { Elements } from '../../ui/elements.ts'
import { type StoreIdentity, useEmbedded } from '../issuer/store-view.ts'
import { KeepQueryLink } from '../navigation/keep-query-link.tsx'
import styles from './header.module.css'
import frame from './store-frame.module.css'

interface BareFrameProps {
  readonly identity: StoreIdentity
  readonly children: Elements
}

/** Around a page of a store that could not be loaded: the issuer's sign, which leads home; in a partner's page nothing. */
export function BareFrame({ identity, children }: BareFrameProps) {
  const isEmbedded = useEmbedded() !== null
  return (
    <div className={frame.frame}>
      {!isEmbedded && (
        <header className={styles.header}>
          <div className={styles.bar}>
            <KeepQueryLink reloadDocument to="/" className={styles.logo}>
              <Logo theme={identity.theme} name={identity.issuerName} />
            </KeepQueryLink>
          </div>
        </header>
      )}
      <main id="conteudo" tabIndex={-1} className={frame.main}>
        {children}
      </main>
    </div>
  )
}
