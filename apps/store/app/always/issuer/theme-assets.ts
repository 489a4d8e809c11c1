import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import { theme as jvcef } from '../../styles/themes/jvcef/theme.ts'
import { theme as sicre } from '../../styles/themes/sicre/theme.ts'
import type { ThemeAssets } from '../../styles/themes/theme-assets.ts'
import { theme as vrpat } from '../../styles/themes/vrpat/theme.ts'

/** Each theme's assets; its icons are `public/favicon-NAME.*` and `public/icon-NAME-*`, its picture for shared links `public/share-NAME.png`. */
export const THEME_ASSETS = { vrpat, jvcef, sicre } satisfies Record<ThemeName, ThemeAssets>
