import { expect, test } from 'vitest'
import { ENTRY_LABELS } from './entry-labels.ts'

test('the marketplace goes by the name that buyers know', () => {
  expect(ENTRY_LABELS.marketplace.name).toBe('VR Marketplace')
})
