import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import jvcef from '../../styles/themes/jvcef/face.css?inline'
import sicre from '../../styles/themes/sicre/face.css?inline'
import vrpat from '../../styles/themes/vrpat/face.css?inline'

const FACES = { vrpat, jvcef, sicre } satisfies Record<ThemeName, string>

/**
 * The faces of a theme's font, for a style element of every page: a sheet that brings faces makes a browser draw all text
 * again. Empty in a browser, where React keeps the element that the server sent, so that no script carries them.
 */
export function themeFaces(theme: ThemeName): string {
  return import.meta.env.SSR ? FACES[theme] : ''
}
