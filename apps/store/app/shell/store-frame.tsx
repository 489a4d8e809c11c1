import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SkipLink } from '../ui/skip-link.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import styles from './store-frame.module.css'

/** The store around a page: header, content, footer (spec 1 §2.3). */
export function StoreFrame({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header />
      <main id="conteudo" tabIndex={-1} className={styles.main}>
        {children ?? <Outlet />}
      </main>
      <Footer />
    </div>
  )
}
