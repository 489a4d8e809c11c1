import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import { type DocumentColours, documentColours } from '../contract-pdf/theme-colours.ts'

/** What a page looks like that the server draws itself: the colours of the issuer's documents, ground and font. */
export interface PageLook extends DocumentColours {
  readonly surface: string
  readonly font: string
  readonly wordSpacing: string
}

/** The issuers' themes on a screen; the same values as the store's tokens. */
const LOOKS: Readonly<Record<ThemeName, Omit<PageLook, keyof DocumentColours>>> = {
  vrpat: {
    surface: '#f6f7f2',
    font: '"Figtree Variable","Figtree Fallback",Arial,sans-serif',
    wordSpacing: '0.03em',
  },
  jvcef: {
    surface: '#f4f7fb',
    font: '"Plus Jakarta Sans Variable","Plus Jakarta Sans Fallback",Arial,sans-serif',
    wordSpacing: '0.1em',
  },
  sicre: {
    surface: '#faf7fc',
    font: '"Sora Variable","Sora Fallback",Arial,sans-serif',
    wordSpacing: '0.08em',
  },
}

/** The look of a theme's pages. */
export function pageLook(theme: ThemeName): PageLook {
  return { ...documentColours(theme), ...LOOKS[theme] }
}
