import { expect, test } from 'vitest'
import { checkedFile } from './checked-file.ts'

test.each([
  [188_416, '184 KB'],
  [3_145_728, '3.072 KB'],
  [12, '1 KB'],
])('a file of %i bytes is told as %s', (size, told) => {
  expect(checkedFile({ name: 'contrato.pdf', size })).toEqual({ name: 'contrato.pdf', size: told })
})
