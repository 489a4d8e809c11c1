import type { ThemeName } from '@benefits/domain/catalogue/theme-names'

/** Colours of a document: headings and rules, soft fills, text. */
export interface DocumentColours {
  readonly primary: string
  readonly soft: string
  readonly ink: string
  readonly inkSoft: string
  readonly line: string
}

/** The issuers' themes on paper; the same values as the store's tokens. */
const COLOURS: Readonly<Record<ThemeName, DocumentColours>> = {
  vrpat: { primary: '#00734a', soft: '#e0f2e8', ink: '#0b2e24', inkSoft: '#47605a', line: '#dde2d8' },
  jvcef: { primary: '#0b5cad', soft: '#e1eefb', ink: '#0a2540', inkSoft: '#4b5f77', line: '#dae2ec' },
  sicre: { primary: '#6a2c91', soft: '#f1e7f8', ink: '#2a1840', inkSoft: '#625273', line: '#e4dcec' },
}

/** For an order of a theme that is not drawn any more. */
const NEUTRAL: DocumentColours = {
  primary: '#1f3a5f',
  soft: '#eef1f5',
  ink: '#1c2733',
  inkSoft: '#4d5a68',
  line: '#d9dee4',
}

/** Colours of a theme by its name. */
export function documentColours(theme: string): DocumentColours {
  return (COLOURS as Readonly<Record<string, DocumentColours>>)[theme] ?? NEUTRAL
}
