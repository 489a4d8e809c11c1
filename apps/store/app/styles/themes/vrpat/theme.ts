import font from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import type { ThemeAssets } from '../theme-assets.ts'

export const theme: ThemeAssets = {
  font,
  barColour: '#00734a',
  breaksAlike: true,
}
