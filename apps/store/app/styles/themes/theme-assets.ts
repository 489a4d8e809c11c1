/** What a theme needs beside its custom properties: the font to load first, the browser's bar. */
export interface ThemeAssets {
  readonly font: string
  /** Colour of the browser's own bar: `--color-primary` of the theme's `tokens.css`. */
  readonly barColour: string
  /** Whether lines break alike in the font and in its stand-in (`face.css`), so that the font may come late. */
  readonly breaksAlike: boolean
}
