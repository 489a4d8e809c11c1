import type { ReactNode } from 'react'
import styles from './logo.module.css'

/** Themes that have a drawn sign of their own. */
export type LogoTheme = 'vrpat' | 'jvcef' | 'sicre'

const signs = {
  // Two leaves that lean on each other: what one gives the other.
  vrpat: (
    <>
      <path d="M4 6h10c5 0 8 3.5 8 8.5V36C11 34 4 26 4 15Z" fill="var(--logo-main)" />
      <path d="M36 6H28c-3.5 0-6 2.5-6 6v24c9-2 14-9 14-19Z" fill="var(--logo-accent)" />
    </>
  ),
  // Steps that rise to a disc.
  jvcef: (
    <>
      <path d="M3 27h9v9H5a2 2 0 0 1-2-2ZM14 19h9v17h-9Z" fill="var(--logo-main)" />
      <path d="M25 11h10a2 2 0 0 1 2 2v21a2 2 0 0 1-2 2H25Z" fill="var(--logo-main)" />
      <circle cx="9.5" cy="11" r="6.5" fill="var(--logo-accent)" />
    </>
  ),
  // Three that make one.
  sicre: (
    <>
      <circle cx="20" cy="13" r="9" fill="var(--logo-main)" />
      <circle cx="12" cy="27" r="9" fill="var(--logo-main)" opacity="0.72" />
      <circle cx="28" cy="27" r="9" fill="var(--logo-accent)" />
    </>
  ),
} as const satisfies Record<LogoTheme, ReactNode>

/** The sign of an issuer's theme, in the colours of the logo around it. */
export function LogoSign({ theme }: { readonly theme: LogoTheme }) {
  return (
    <svg className={styles.sign} viewBox="0 0 40 42" aria-hidden="true" focusable="false">
      {signs[theme]}
    </svg>
  )
}
