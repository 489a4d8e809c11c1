import { paint, toAttributes } from './paint.ts'
import { fillVariables, type Palette } from './read-palette.ts'

/** What a picture carries by itself once it has left the page. */
export interface Alone {
  readonly palette: Palette
  /** The icons' file as it is written. */
  readonly sprite: string
  readonly title: string
}

/**
 * A drawn component's markup as a file of its own: colours plain, classes turned into attributes, icons in place, the
 * frame that the page's style gives it drawn, and a title. It needs no style sheet and no other file.
 */
export function standAlone(markup: string, { palette, sprite, title }: Alone): string {
  const [, attributes = '', inside = ''] = /^<svg([^>]*)>(.*)<\/svg>$/s.exec(markup) ?? []
  const [, , width = 0, height = 0] = (readAttribute(attributes, 'viewBox') ?? '').split(' ').map(Number)
  const rule = readAttribute(attributes, 'class')
    ?.split(' ')
    .flatMap((name) => [...(palette.classes.get(name) ?? [])])
  const root = new Map(rule)
  const variables = new Map([...palette.variables, ...[...root].filter(([name]) => name.startsWith('--'))])
  const drawing = paint(placeIcons(inside, sprite), { ...palette, variables })
  const font = fillVariables('var(--font-family)', variables).replaceAll('"', "'")
  const colour = toAttributes('color', root.get('color') ?? '#000000', { variables })
  const ground = root.get('background')
  const size = `width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${size} role="img"${colour} font-family="${font}">`,
    `<title>${escapeText(title)}</title>`,
    ground
      ? `<clipPath id="frame"><rect ${size}${corners(root.get('border-radius'), width, height)}/></clipPath>` +
        `<g clip-path="url(#frame)"><rect ${size}${toAttributes('fill', ground, { variables })}/>${drawing}</g>`
      : drawing,
    '</svg>',
  ].join('')
}

function readAttribute(attributes: string, name: string): string | undefined {
  const [, after] = attributes.split(` ${name}="`, 2)
  return after?.split('"', 1)[0]
}

/** An icon stands in another file on pages; here its lines are drawn where it is used. */
function placeIcons(markup: string, sprite: string): string {
  return markup.replace(/<use href="[^"<>#]*#([\w-]+)"[^<>]*><\/use>/g, (_, name: string) => {
    const start = sprite.indexOf(`<symbol id="${name}"`)
    if (start < 0) throw new Error(`there is no icon ${name}`)
    return sprite.slice(sprite.indexOf('>', start) + 1, sprite.indexOf('</symbol>', start))
  })
}

/** Round corners as the style writes them: one share of both sides, or the width's and the height's. */
function corners(radius: string | undefined, width: number, height: number): string {
  const [across = '0', down = across] = (radius ?? '0').split('/')
  const part = (share: string, of: number) => Math.round(Number.parseFloat(share) * of) / 100
  return ` rx="${part(across, width)}" ry="${part(down, height)}"`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
