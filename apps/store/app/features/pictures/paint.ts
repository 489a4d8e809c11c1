import { fillVariables, type Palette } from './read-palette.ts'
import { resolveColour } from './resolve-colour.ts'

/** What SVG draws by; everything else in a rule is of the box that a page gives the picture. */
const DRAWN: ReadonlySet<string> = new Set([
  'color',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'letter-spacing',
  'width',
  'height',
])
/** Pixels of a `rem`. */
const ROOT_PX = 16

/** The attributes, each after a blank, that say what a declaration does; none for one that draws nothing. */
export function toAttributes(name: string, value: string, { variables }: Pick<Palette, 'variables'>): string {
  if (!DRAWN.has(name)) return ''
  const plain = fillVariables(value, variables)
  const colour = resolveColour(plain)
  if (!colour) {
    const pixels = /^([\d.]+)rem$/.exec(plain)?.[1]
    const isOfTheBox = name === 'width' || name === 'height'
    if (pixels === undefined) return isOfTheBox ? '' : ` ${name}="${plain}"`
    return ` ${name}="${Number(pixels) * ROOT_PX}"`
  }
  const { hex, opacity } = colour
  return ` ${name}="${hex}"${opacity < 1 ? ` ${name}-opacity="${opacity}"` : ''}`
}

/** Markup with its classes turned into attributes, its colours plain, and nothing left that is meant for a page. */
export function paint(markup: string, palette: Palette): string {
  return markup
    .replace(/\s(?:aria-hidden|focusable|role|aria-label|data-[\w-]+)="[^"]*"/g, '')
    .replace(/\sclass="([^"]*)"/g, (_, names: string) =>
      names
        .split(' ')
        .flatMap((name) => [...(palette.classes.get(name) ?? [])])
        .map(([name, value]) => toAttributes(name, value, palette))
        .join(''),
    )
    .replace(/\s([\w-]+)="(var\([^"]*)"/g, (_, name: string, value: string) =>
      toAttributes(name, value, palette),
    )
}
