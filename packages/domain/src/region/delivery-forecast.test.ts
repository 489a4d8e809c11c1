import { expect, test } from 'vitest'
import type { CalendarDate, Uf } from '../document/types.ts'
import { deliveryForecast } from './delivery-forecast.ts'

const TERMS = {
  homeState: 'SP',
  fastCapitals: ['SP', 'RJ', 'MG', 'PR', 'DF'],
  deliveryDeadlines: [4, 5, 7].map((businessDays) => ({
    id: String(businessDays),
    place: '',
    deadline: '',
    businessDays,
  })),
} as const
const FRIDAY = '2026-11-20' as CalendarDate

test.each<[Uf, boolean, number, string, string]>([
  ['SP', true, 4, '2026-11-27', '2026-12-01'],
  ['PE', true, 5, '2026-11-30', '2026-12-02'],
  ['SP', false, 5, '2026-11-30', '2026-12-02'],
  ['AC', false, 7, '2026-12-02', '2026-12-04'],
])(
  '%s, capital %s: %i business days from the confirmation of a boleto paid on a Friday',
  (uf, isCapital, days, ...ends) => {
    const forecast = deliveryForecast({ uf, isCapital }, TERMS, FRIDAY)
    const [soonest, latest] = ends
    expect(forecast).toMatchObject({ deadline: { businessDays: days }, soonest, latest })
  },
)

test('holidays do not count, and an issuer without deadlines promises nothing', () => {
  const place = { uf: 'SP', isCapital: true } as const
  expect(deliveryForecast(place, TERMS, '2026-12-21' as CalendarDate)?.soonest).toBe('2026-12-29')
  expect(deliveryForecast(place, { ...TERMS, deliveryDeadlines: [] }, FRIDAY)).toBeNull()
})
