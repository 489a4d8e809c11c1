import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import type { ReactNode } from 'react'
import { sign as jvcef } from '../../styles/themes/jvcef/sign.tsx'
import { sign as sicre } from '../../styles/themes/sicre/sign.tsx'
import { sign as vrpat } from '../../styles/themes/vrpat/sign.tsx'
import styles from './logo.module.css'

/** What each theme's sign is drawn of, in a box of 40 × 42. */
export const SIGNS = { vrpat, jvcef, sicre } as const satisfies Record<ThemeName, ReactNode>

/** The sign of an issuer's theme, in the colours of the logo around it. */
export function LogoSign({ theme }: { readonly theme: ThemeName }) {
  return (
    <svg className={styles.sign} viewBox="0 0 40 42" aria-hidden="true">
      {SIGNS[theme]}
    </svg>
  )
}
