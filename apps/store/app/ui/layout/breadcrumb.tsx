import type { ReactNode } from 'react'
import { uiCopy } from '../copy.ts'
import styles from './breadcrumb.module.css'

/** One step of the way; the last is the page itself and has no address. */
export interface Crumb {
  readonly label: string
  readonly href?: string | undefined
}

interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[]
  /** Draws a link: pass the router's, which keeps the query string. */
  readonly renderLink?: (href: string, label: string) => ReactNode
}

const plainLink = (href: string, label: string) => <a href={href}>{label}</a>

/** The way from the start to this page. */
export function Breadcrumb({ crumbs, renderLink = plainLink }: BreadcrumbProps) {
  return (
    <nav aria-label={uiCopy.breadcrumb} className={styles.nav}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, at) => (
          <li
            key={label}
            className={styles.crumb}
            aria-current={at === crumbs.length - 1 ? 'page' : undefined}
          >
            {href && at < crumbs.length - 1 ? renderLink(href, label) : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
