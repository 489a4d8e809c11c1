import { afterEach, expect, test, vi } from 'vitest'
import { openTabStorage } from './tab-storage.ts'

afterEach(() => vi.unstubAllGlobals())

const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

test('what a full storage does not take is kept by the page, before what it took earlier', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => 'earlier', setItem: refuse, removeItem: () => {} })
  const storage = openTabStorage()
  expect(storage.getItem('visit')).toBe('earlier')
  storage.setItem('visit', 'now')
  expect(storage.getItem('visit')).toBe('now')
  storage.removeItem('visit')
  expect(storage.getItem('visit')).toBe('earlier')
})

test('what the storage takes again is not kept twice', () => {
  const taken = new Map<string, string>()
  const isFull = { yes: true }
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => taken.get(name) ?? null,
    setItem: (name: string, value: string) => (isFull.yes ? refuse() : taken.set(name, value)),
    removeItem: (name: string) => taken.delete(name),
  })
  const storage = openTabStorage()
  storage.setItem('visit', 'one')
  isFull.yes = false
  storage.setItem('visit', 'two')
  taken.set('visit', 'of another page of the tab')
  expect(storage.getItem('visit')).toBe('of another page of the tab')
})

test.each([
  ['names nothing', undefined],
  ['gives null', null],
])('a browser that %s keeps for the page', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage)
  const tab = openTabStorage()
  expect(tab.getItem('visit')).toBeNull()
  tab.setItem('visit', 'now')
  expect(tab.getItem('visit')).toBe('now')
  tab.removeItem('visit')
  expect(tab.getItem('visit')).toBeNull()
})
