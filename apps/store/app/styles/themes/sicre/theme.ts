import font from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2?url'
import type { ThemeAssets } from '../theme-assets.ts'

export const theme: ThemeAssets = {
  font,
  barColour: '#6a2c91',
  breaksAlike: false,
}
