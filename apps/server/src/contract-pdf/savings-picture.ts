import { COST_BAND_TEXTS, SAVINGS_TEXTS } from '@benefits/copy/savings-texts'
import type { Centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import type { CostComparison, MonthlyCost } from '@benefits/domain/savings/compare-costs'
import { COST_BANDS, type CostBand } from '@benefits/domain/savings/cost-bands'
import type { DocumentColours } from './theme-colours.ts'

/** The drawing's own units: points, as wide as a page between its margins. */
const WIDTH = 499
const BAR = 40
const GAP = 2
const SECOND = 78
const LEGEND = 145
const HEIGHT = 157

/** Both costs as bars of one scale, and what lies between them, as SVG. */
export function savingsPicture(
  { asSalary, asBenefit, monthly }: CostComparison,
  colours: DocumentColours,
): string {
  const scale = WIDTH / Math.max(asSalary.total, 1)
  const fills = bandColours(colours)
  const saved = rect(asBenefit.total * scale + GAP, SECOND + 18, monthly * scale - 2 * GAP, {
    fill: colours.soft,
    edge: ` stroke="${colours.primary}" stroke-width="1.5" stroke-dasharray="5 4"`,
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    ...bar(0, SAVINGS_TEXTS.asSalary, asSalary, { scale, fills, ink: colours.ink }),
    ...bar(SECOND, SAVINGS_TEXTS.asBenefit, asBenefit, { scale, fills, ink: colours.ink }),
    saved,
    ...legend(asSalary, fills, colours.inkSoft),
    '</svg>',
  ].join('')
}

type Fills = Readonly<Record<CostBand, string>>

function bandColours({ primary, ink, inkSoft, line }: DocumentColours): Fills {
  return { paid: primary, reflections: inkSoft, fgts: line, contributions: ink }
}

interface Look {
  readonly scale: number
  readonly fills: Fills
  readonly ink: string
}

function bar(y: number, label: string, cost: MonthlyCost, { scale, fills, ink }: Look): readonly string[] {
  let x = 0
  const bands = COST_BANDS.map(({ id, of }) => {
    const from = x
    x += of(cost) * scale
    return rect(from, y + 18, x - from - GAP, { fill: fills[id], edge: '' })
  })
  const total = formatBrl(cost.total as Centavos)
  return [
    text(0, y + 11, label, { size: 10, colour: ink, end: '' }),
    text(WIDTH, y + 11, total, { size: 10, colour: ink, end: ' text-anchor="end"' }),
    ...bands,
  ]
}

/** What the colours say, of the bands that have something. */
function legend(cost: MonthlyCost, fills: Fills, colour: string): readonly string[] {
  const shown = COST_BANDS.filter(({ of }) => of(cost) > 0)
  return shown.flatMap(({ id }, nth) => {
    const x = nth * (WIDTH / COST_BANDS.length)
    return [
      `<rect x="${x}" y="${LEGEND}" width="9" height="9" fill="${fills[id]}"/>`,
      text(x + 13, LEGEND + 8, COST_BAND_TEXTS[id], { size: 8.5, colour, end: '' }),
    ]
  })
}

function rect(x: number, y: number, width: number, { fill, edge }: { fill: string; edge: string }): string {
  if (width <= 0) return ''
  return `<rect x="${round(x)}" y="${y}" width="${round(width)}" height="${BAR}" fill="${fill}"${edge}/>`
}

interface Type {
  readonly size: number
  readonly colour: string
  readonly end: string
}

/** Words of ours alone: nothing in them is markup. */
function text(x: number, y: number, words: string, { size, colour, end }: Type): string {
  const type = `font-family="Roboto" font-weight="bold" font-size="${size}" fill="${colour}"`
  return `<text x="${round(x)}" y="${y}" ${type}${end}>${words}</text>`
}

function round(length: number): number {
  return Math.round(length * 100) / 100
}
