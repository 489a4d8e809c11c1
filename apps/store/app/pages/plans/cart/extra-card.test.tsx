import { centavos } from '@benefits/domain/money/centavos'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ExtraCard } from './extra-card.tsx'

type Props = Parameters<typeof ExtraCard>[0]

const extra: Props['extra'] = {
  code: 20_210,
  name: 'Ponto pelo WhatsApp',
  description: 'Marcação em uma conversa.',
  kind: 'extension',
  required: false,
  value: centavos(0),
}
const offered: Props = {
  extra,
  price: 'R$ 120,00/mês',
  isIncluded: false,
  isBusy: false,
  onToggle: () => {},
}

/** The card's words, blanks made plain. */
function draw(over: Partial<Props> = {}): string {
  return renderToStaticMarkup(<ExtraCard {...offered} {...over} />).replaceAll('\u00a0', ' ')
}

describe('the card of an extension', () => {
  test('has a button that adds it, and one that removes it once it is in the plan', () => {
    expect(draw()).toMatch(/<button(?:(?!<\/button>).)*Adicionar/)
    expect(draw({ isIncluded: true })).toMatch(/<button(?:(?!<\/button>).)*Remover/)
    expect(draw({ isIncluded: true })).not.toContain('Adicionar')
  })

  test('tells what is paid, and nothing while there is no price of what is chosen', () => {
    expect(draw()).toContain('R$ 120,00/mês')
    expect(draw({ price: null, isBusy: true })).not.toMatch(/R\$|\/mês|\/ano/)
  })

  test('takes nothing while prices are asked for', () => {
    expect(draw()).not.toContain('inert')
    expect(draw({ isBusy: true })).toMatch(/<article[^>]* inert=""/)
  })
})

test('what the plan requires has no button', () => {
  const { onToggle: _, ...required } = offered
  const html = renderToStaticMarkup(<ExtraCard {...required} isIncluded />)
  expect(html).toContain('Incluído no plano')
  expect(html).not.toContain('<button')
})
