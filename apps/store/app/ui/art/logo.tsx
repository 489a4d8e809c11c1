import type { PartnerSign } from '@benefits/domain/catalogue/issuer'
import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import { classNames } from '../class-names.ts'
import styles from './logo.module.css'
import { LogoSign } from './logo-sign.tsx'

interface LogoProps {
  readonly theme: ThemeName
  /** The written name. */
  readonly name: string
  /** A partner's name and sign beside it, on partner channels. */
  readonly partnerName?: string | null | undefined
  readonly partnerSign?: PartnerSign | null | undefined
  /** For dark grounds. */
  readonly inverted?: boolean
}

/** Names of more letters are smaller beside the header's buttons of a phone. */
const LONG_NAME = 16

/** Sign and name of an issuer; the name is text, so a link around it needs no other name. */
export function Logo({ theme, name, partnerName, partnerSign, inverted }: LogoProps) {
  return (
    <span className={classNames(styles.logo, inverted && styles.inverted)}>
      <LogoSign theme={theme} />
      <span className={styles.name} data-long={name.length > LONG_NAME || undefined}>
        {name}
      </span>
      {partnerName && (
        <span className={styles.partner}>
          {partnerSign && (
            <svg viewBox="0 0 40 42" aria-hidden="true">
              <path d={partnerSign.drawing} fill={inverted ? 'currentColor' : partnerSign.colour} />
            </svg>
          )}
          <span>{partnerName}</span>
        </span>
      )}
    </span>
  )
}
