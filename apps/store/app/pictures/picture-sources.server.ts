import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import products from '../styles/products.css?raw'
import jvcef from '../styles/themes/jvcef/tokens.css?raw'
import sicre from '../styles/themes/sicre/tokens.css?raw'
import vrpat from '../styles/themes/vrpat/tokens.css?raw'
import tokens from '../styles/tokens.css?raw'
import card from '../ui/art/card/card-art.module.css?raw'
import sprite from '../ui/art/icons.svg?raw'
import logo from '../ui/art/logo.module.css?raw'
import type { PictureSources } from './draw-picture.tsx'

const THEMES = { vrpat, jvcef, sicre } satisfies Record<ThemeName, string>

/** The store's own sheets and icons; the server's half of the build carries their text. */
export const PICTURE_SOURCES: PictureSources = {
  sheets: [tokens, products, ...Object.values(THEMES), card, logo],
  sprite,
}
