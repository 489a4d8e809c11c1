import { centavos } from '@benefits/domain/money/centavos'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlanPrice } from './plan-price.tsx'

type Props = Parameters<typeof PlanPrice>[0]

const price: Props['price'] = { value: centavos(11_900), discount: centavos(0), upTo: 25 }
/** The words of a price, blanks made plain. */
const draw = (over: Partial<Props>): string =>
  renderToStaticMarkup(<PlanPrice price={price} period="monthly" isLoading={false} {...over} />)
    .replaceAll('\u00a0', ' ')
    .replace(/<[^>]+aria-hidden="true">[^<]*</g, '<')
    .replace(/<[^>]+>/g, '')

test('a price stands with its period', () => {
  expect(draw({})).toBe('R$ 119,00 /mês')
  expect(draw({ price: null })).toBe('Não disponível para esta quantidade')
  expect(draw({ price: null, missing: '' })).toBe('')
})

test('what a year saves is told with a monthly price as the month that it comes to, and not where it is told beside it', () => {
  expect(draw({ saving: centavos(9_520) })).toBe('R$ 119,00 /mêsNo anual: R$ 95,20/mês')
  const price: Props['price'] = { value: centavos(142_800), discount: centavos(28_560), upTo: 25 }
  expect(draw({ price, period: 'annual', saving: 'told' })).toBe('R$ 1.142,40 /ano')
})

test('the price of what was chosen before is called so, keeps its own period, and can be asked for again', () => {
  expect(draw({ isFormer: true })).toBe('Preço anterior: R$ 119,00 /mês')
  expect(draw({ isFormer: true, onRetry: () => {} })).toBe('Preço anterior: R$ 119,00 /mêsTentar novamente')
  expect(draw({ isFormer: true, price: null })).toBe('')
})

test('what a year saves stands with its price', () => {
  const price: Props['price'] = { value: centavos(142_800), discount: centavos(28_560), upTo: 25 }
  expect(draw({ price, period: 'annual' })).toBe('R$ 1.142,40 /anoEconomia de R$ 285,60')
})
