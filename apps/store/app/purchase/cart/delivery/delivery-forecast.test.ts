import type { CalendarDate } from '@benefits/domain/document/types'
import { expect, test } from 'vitest'
import { knownWords, rangeWords } from './delivery-forecast.tsx'

test('the forecast is a range that depends on when the bank confirms the boleto, never a day counted from today', () => {
  const own = {
    address: { city: 'São Paulo', state: 'SP' as const },
    deadline: { id: 'capitais', place: 'São Paulo', deadline: 'Até 4 dias úteis', businessDays: 4 },
    soonest: '2026-11-27' as CalendarDate,
    latest: '2026-12-01' as CalendarDate,
  }
  const words = rangeWords(own)
  expect(knownWords(own)).toBe('Entrega em São Paulo/SP: até 4 dias úteis.')
  expect(words).toContain('O boleto sai com o pedido')
  expect(words).toContain(
    'confirmado pelo banco em 1 a 3 dias úteis, e o prazo termina entre 27/11/2026 e 01/12/2026',
  )
  expect(words).not.toContain('confirmado hoje')
})
