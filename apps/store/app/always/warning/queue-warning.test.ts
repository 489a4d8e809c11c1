import { expect, test } from 'vitest'
import { warningFor } from '../warning-dialog/warning-for.ts'
import { plainWarning } from '../warning-dialog/warning-table.ts'
import { queueWarning } from './warning-provider.tsx'

test('the same warning waits only once', () => {
  const warning = plainWarning('information', 'Atenção!', 'Uma vez só.')
  expect(queueWarning(queueWarning([], warning), { ...warning })).toHaveLength(1)
  expect(queueWarning(queueWarning([], warning), warningFor(-17, 'VR'))).toHaveLength(2)
})
