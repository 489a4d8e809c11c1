import { resolve } from '@asamuzakjp/css-color'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Picture } from '../host-contract.ts'
import { type Properties, readProperties } from '../styles/read-properties.ts'
import { toProductTone } from '../ui/marks/tone.ts'
import { type Drawing, drawBadge, drawCard, drawLogo, type ToldPicture } from './templates.tsx'

/** What pictures are drawn with, as written in the store's sources. */
export interface PictureSources {
  /** The style sheets that pictures take their colours from. */
  readonly sheets: readonly string[]
  /** `ui/art/icons.svg`. */
  readonly sprite: string
}

const TEMPLATES = {
  productCard: drawCard,
  productLogo: drawBadge,
  modalityCard: drawCard,
} as const satisfies Record<ToldPicture['kind'], (picture: ToldPicture) => Drawing>

/** A picture that content names, as an SVG file in the issuer's theme: it needs no style sheet and no other file. */
export function drawPicture(picture: Picture, { sheets, sprite }: PictureSources): string {
  const theme = `:root[data-theme="${picture.issuer.theme}"]`
  if (picture.kind === 'channelLogo') {
    const properties = readProperties(sheets, [':root', theme, '.logo'])
    return standAlone(drawLogo(picture), properties, sprite)
  }
  const tone = `[data-tone="${toProductTone(picture.tone)}"]`
  const properties = readProperties(sheets, [':root', theme, tone, '.card'])
  return standAlone(TEMPLATES[picture.kind](picture), properties, sprite)
}

function standAlone(
  { width, height, title, inside }: Drawing,
  properties: Properties,
  sprite: string,
): string {
  const { '--font-family': font = '', '--font-stand-in': standIn = '' } = properties
  const size = { width, height }
  const markup = renderToStaticMarkup(
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      {...size}
      role="img"
      fontFamily={font.replace('var(--font-stand-in)', standIn).replaceAll('"', '')}
    >
      <title>{title}</title>
      {inside}
    </svg>,
  )
  return markup
    .replace(/"(var\(--[\w-]+\))"/g, (_, value: string) => `"${plainColour(value, properties)}"`)
    .replace(/<use href="[^"<>#]*#([\w-]+)"[^<>]*><\/use>/g, (_, name: string) => linesOf(name, sprite))
}

/** `#rrggbb`, mixed where the sheets mix it; throws where a name stands for no colour. */
function plainColour(value: string, properties: Properties): string {
  const hex = resolve(value, { format: 'hex', customProperty: properties })
  if (!hex) throw new Error(`${value} is no colour of this picture`)
  return hex
}

/** An icon stands in another file on pages; here its lines are drawn where it is used. */
function linesOf(name: string, sprite: string): string {
  const start = sprite.indexOf(`<symbol id="${name}"`)
  if (start < 0) throw new Error(`there is no icon ${name}`)
  return sprite.slice(sprite.indexOf('>', start) + 1, sprite.indexOf('</symbol>', start))
}
