import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import styles from '../../ui/art/logo.module.css'
import { LogoSign } from '../../ui/art/logo-sign.tsx'

/** Width of a letter of the name in units of the picture, on the wide side: nobody measures the viewer's font. */
const LETTER = 10.5
const PARTNER_LETTER = 8
/** Where the words begin, right of the sign. */
const WORDS = 46

interface LogoPictureProps {
  readonly theme: ThemeName
  readonly name: string
  readonly partnerName: string | null
}

/** Sign and name of an issuer (`Logo`) in SVG alone; a partner's name stands under it, where its length disturbs nothing. */
export function LogoPicture({ theme, name, partnerName }: LogoPictureProps) {
  const words = Math.max(name.length * LETTER, (partnerName ?? '').length * PARTNER_LETTER)
  return (
    <svg className={styles.logo} viewBox={`0 0 ${WORDS + Math.ceil(words)} 40`} aria-hidden="true">
      <LogoSign theme={theme} />
      <text x={WORDS} y={partnerName ? 17 : 26} className={styles.name} fill="currentColor">
        {name}
      </text>
      {partnerName && (
        <text x={WORDS} y="35" className={styles.partner} fill="currentColor">
          {partnerName}
        </text>
      )}
    </svg>
  )
}
