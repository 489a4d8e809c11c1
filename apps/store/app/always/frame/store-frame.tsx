import { Outlet, useLocation } from 'react-router'
import { isPurchasePath } from '../../addresses/find-page.ts'
import type { Elements } from '../../ui/elements.ts'
import { SkipLink } from '../../ui/press/skip-link.tsx'
import { HelpButton } from '../contact/help-button.tsx'
import { useEmbedded } from '../issuer/store-view.ts'
import { QuestionPlace } from './cookie-question.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './store-frame.module.css'

interface StoreFrameProps {
  /** The header's way out, which `purchase/` brings. */
  readonly account?: Elements
  /** The header's cart entry, which `purchase/` brings. */
  readonly cart?: Elements
  /** The page; the route's own without it. */
  readonly children?: Elements
}

/**
 * The store around a page: header, content, footer. In a partner's page the content stands alone, with the help at its
 * corner.
 */
export function StoreFrame({ account, cart, children }: StoreFrameProps) {
  const isEmbedded = useEmbedded() !== null
  const isPurchase = isPurchasePath(useLocation().pathname)
  return (
    <div className={styles.frame} data-embedded={isEmbedded || undefined}>
      <SkipLink />
      {!isPurchase && <QuestionPlace />}
      {!isEmbedded && <Header account={account} cart={cart} />}
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {isEmbedded && (
          <div className={styles.help}>
            <HelpButton />
          </div>
        )}
        {children ?? <Outlet />}
      </main>
      <Footer question={isPurchase && <QuestionPlace isFoot />} />
    </div>
  )
}
