import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import jvcefFace from '../../styles/themes/jvcef/face.css?inline'
import { theme as jvcef } from '../../styles/themes/jvcef/theme.ts'
import sicreFace from '../../styles/themes/sicre/face.css?inline'
import { theme as sicre } from '../../styles/themes/sicre/theme.ts'
import type { ThemeAssets } from '../../styles/themes/theme-assets.ts'
import vrpatFace from '../../styles/themes/vrpat/face.css?inline'
import { theme as vrpat } from '../../styles/themes/vrpat/theme.ts'

/**
 * Each theme's assets; its icons are `public/favicon-NAME.*` and `public/icon-NAME-*`, its picture for shared links
 * `public/share-NAME.png`.
 */
export const THEME_ASSETS = { vrpat, jvcef, sicre } satisfies Record<ThemeName, ThemeAssets>

const FACES = { vrpat: vrpatFace, jvcef: jvcefFace, sicre: sicreFace } satisfies Record<ThemeName, string>

/**
 * The faces of a theme's font, for a style element of every page: a sheet that brings faces makes a browser draw all
 * text again. Empty in a browser, where React keeps the element that the server sent, so that no script carries them.
 */
export function themeFaces(theme: ThemeName): string {
  return import.meta.env.SSR ? FACES[theme] : ''
}
