import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type SumPart, shareParts } from './share-parts.ts'
import { StackedBar } from './stacked-bar.tsx'

const part = (id: string, value: number): SumPart => ({
  id,
  label: id,
  value,
  text: `R$ ${value}`,
  tone: 'meal',
})
const percents = (values: readonly number[]) =>
  shareParts(values.map((value, at) => part(String(at), value))).map(({ percent }) => percent)

describe('shareParts', () => {
  it('adds up to 100 where rounding alone would not', () => {
    expect(percents([1, 1, 1])).toEqual([34, 33, 33])
    expect(percents([2, 2, 2, 1])).toEqual([29, 29, 28, 14])
  })

  it('measures what is taken off by what it is taken from', () => {
    expect(percents([80, -20])).toEqual([100, 25])
    expect(percents([1_000, 428, -286])).toEqual([70, 30, 20])
  })

  it('tells every share of the one sum, with a minus what is taken off it', () => {
    const shared = shareParts([part('Crédito', 225_000), part('Plano', 157_200), part('Desconto', -31_440)])
    expect(shared.map(({ percentText }) => percentText)).toEqual(['59%', '41%', '-8%'])
  })

  it('is 0 everywhere when there is nothing to share', () => {
    expect(percents([0, 0])).toEqual([0, 0])
    expect(percents([])).toEqual([])
  })
})

describe('StackedBar', () => {
  const html = renderToString(
    <StackedBar caption="Para onde vai o valor" parts={[part('Crédito', 750), part('Taxas', 250)]} />,
  )

  it('says every part, its share and its amount in a table', () => {
    expect(html).toMatch(
      /<p id="([^"]+)"[^>]*>Para onde vai o valor<\/p>[\s\S]*<table[^>]*aria-labelledby="\1"/,
    )
    const rows = [...html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
      row
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(rows).toEqual(['Item Participação Valor', 'Crédito 75% R$ 750', 'Taxas 25% R$ 250'])
  })

  it('leaves a row that stands beside the bar already to screen readers', () => {
    const told = { ...part('Crédito', 750), isTold: true }
    const drawn = renderToString(<StackedBar caption="Valor" parts={[told, part('Taxas', 250)]} />)
    expect(drawn).toMatch(/<tr class="[^"]*hidden[^"]*"><th[^>]*>.*Crédito/)
    expect(drawn).toMatch(/<tr><th[^>]*>(?!.*Crédito).*Taxas/)
  })

  it('hides the drawn bar from screen readers', () => {
    expect(html).toMatch(/<div[^>]*aria-hidden="true"><span[^>]*data-tone="meal"/)
  })
})
