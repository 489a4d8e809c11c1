import { expect, test } from 'vitest'
import { readFaults, requestedFaults } from './fault-switch.ts'

test('a fault names a call, or all of them, and what it does', () => {
  const faults = readFaults('company.get=-99, lead.create=lenta:2500,*=cortada')
  expect(Object.fromEntries(faults ?? [])).toEqual({
    'company.get': { kind: 'refused', refusal: 'upstreamTimeout' },
    'lead.create': { kind: 'slow', ms: 2500 },
    '*': { kind: 'cut' },
  })
  expect(readFaults('a=lenta')?.get('a')).toEqual({ kind: 'slow', ms: 3000 })
  expect(readFaults('a=muda')?.get('a')).toEqual({ kind: 'silent', ms: 15_000 })
  expect(readFaults('a=-999')?.get('a')).toEqual({ kind: 'refused', refusal: 'uncatalogued' })
})

test.each(['', 'company.get', '=-99', 'a=-4711', 'a=', 'a=lenta:x', 'a=lenta:-1', 'a=muda:60001', 'a=-99,'])(
  '%j is no fault',
  (text) => {
    expect(readFaults(text)).toBeNull()
  },
)

test('a header wins over the query of a page; a request without either asks for none', () => {
  const asked = (headers: Record<string, string>, url: string) => requestedFaults({ headers, url })
  expect(asked({ 'x-falha': 'a=-1' }, '/?falha=b%3D-2')).toBe('a=-1')
  expect(asked({}, '/planos?canal=auto&falha=b%3D-2')).toBe('b=-2')
  expect(asked({}, '/falha?canal=auto')).toBeUndefined()
  expect(asked({}, '/?falha=')).toBeUndefined()
})
