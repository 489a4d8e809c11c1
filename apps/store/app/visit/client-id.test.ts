import { expect, test } from 'vitest'
import { readClientId } from './client-id.ts'

test.each([
  ['a=1; loja_cliente=0199-aa; b=2', '0199-aa'],
  ['minha_loja_cliente=x', ''],
  ['', ''],
])('the client id of the cookies %j is %j', (cookies, id) => {
  expect(readClientId(cookies)).toBe(id)
})
