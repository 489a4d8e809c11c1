import { expect, test } from 'vitest'
import { EMBEDDED_APPLICATION, STORE_PREFIX } from './store-names.ts'

test('programs of others know the store by two names', () => {
  expect(STORE_PREFIX).toBe('LOJA')
  expect(EMBEDDED_APPLICATION).toBe('ui_loja')
})
