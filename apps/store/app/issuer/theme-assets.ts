import { theme as jvcef } from '../styles/themes/jvcef/theme.ts'
import { theme as sicre } from '../styles/themes/sicre/theme.ts'
import type { ThemeAssets, ThemeName } from '../styles/themes/theme-assets.ts'
import { theme as vrpat } from '../styles/themes/vrpat/theme.ts'

const THEMES = { vrpat, jvcef, sicre } satisfies Record<ThemeName, ThemeAssets>

/** The theme by its name; one that is not drawn yet borrows the main issuer's. */
export function themeName(theme: string): ThemeName {
  return Object.hasOwn(THEMES, theme) ? (theme as ThemeName) : 'vrpat'
}

/** A theme's assets. */
export function themeAssets(theme: string): ThemeAssets {
  return THEMES[themeName(theme)]
}
