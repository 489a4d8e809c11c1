import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import plusJakartaSans from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import sora from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'

/** What a theme needs beside its custom properties: the font to load first, its tab picture, the browser's bar. */
export interface ThemeAssets {
  readonly font: string
  readonly favicon: string
  /** Colour of the browser's own bar; the theme's primary (`styles/themes.css`). */
  readonly barColour: string
  /** Whether lines break alike in the font and in its stand-in (`styles/faces/`), so that the font may come late. */
  readonly breaksAlike: boolean
}

/** Themes that this store draws; the style sheet names the same. */
export type ThemeName = 'vrpat' | 'jvcef' | 'sicre'

const THEMES = {
  vrpat: { font: figtree, favicon: '/favicon-vrpat.svg', barColour: '#00734a', breaksAlike: true },
  jvcef: { font: plusJakartaSans, favicon: '/favicon-jvcef.svg', barColour: '#0b5cad', breaksAlike: false },
  sicre: { font: sora, favicon: '/favicon-sicre.svg', barColour: '#6a2c91', breaksAlike: false },
} satisfies Record<ThemeName, ThemeAssets>

/** The theme by its name; one that is not drawn yet borrows the main issuer's. */
export function themeName(theme: string): ThemeName {
  return Object.hasOwn(THEMES, theme) ? (theme as ThemeName) : 'vrpat'
}

/** A theme's assets. */
export function themeAssets(theme: string): ThemeAssets {
  return THEMES[themeName(theme)]
}
