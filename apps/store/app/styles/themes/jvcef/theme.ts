import font from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import type { ThemeAssets } from '../theme-assets.ts'

export const theme: ThemeAssets = {
  font,
  barColour: '#0b5cad',
  breaksAlike: false,
}
