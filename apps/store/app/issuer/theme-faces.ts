import figtree from '../styles/faces/figtree.css?inline'
import plusJakartaSans from '../styles/faces/plus-jakarta-sans.css?inline'
import sora from '../styles/faces/sora.css?inline'
import { type ThemeName, themeName } from './theme-assets.ts'

const FACES = { vrpat: figtree, jvcef: plusJakartaSans, sicre: sora } satisfies Record<ThemeName, string>

/**
 * The faces of a theme's font, for a style element of every page: a sheet that brings faces makes a browser draw all text
 * again. Empty in a browser, where React keeps the element that the server sent, so that no script carries them.
 */
export function themeFaces(theme: string): string {
  return import.meta.env.SSR ? FACES[themeName(theme)] : ''
}
