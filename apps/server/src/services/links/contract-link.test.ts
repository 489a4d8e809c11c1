import { expect, test } from 'vitest'
import {
  contractLinkAddress,
  contractLinkKey,
  contractLinkSecretOf,
  hashContractLink,
} from './contract-link.ts'

const secret = contractLinkSecretOf(new Uint8Array(32).fill(7))
const [order, another] = ['01990000-0000-7000-8000-000000000001', '01990000-0000-7000-8000-000000000002']

test('an order’s key is the same at every try, another order’s and another store’s are others', () => {
  const key = contractLinkKey(secret, order)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(contractLinkKey(contractLinkSecretOf(new Uint8Array(32).fill(7)), order)).toBe(key)
  expect(contractLinkKey(secret, another)).not.toBe(key)
  expect(contractLinkKey(contractLinkSecretOf(new Uint8Array(32).fill(8)), order)).not.toBe(key)
})

test('what is kept of it is no key', () => {
  const key = contractLinkKey(secret, order)
  expect(hashContractLink(key)).toMatch(/^[0-9a-f]{64}$/)
  expect(hashContractLink(hashContractLink(key))).not.toBe(hashContractLink(key))
})

test('the link leads to the issuer’s own store and names nobody', () => {
  const key = contractLinkKey(secret, order)
  const address = contractLinkAddress('https://loja.banco-parceiro.example/inicio', key)
  expect(address).toBe(`https://loja.banco-parceiro.example/mensagens/contrato?chave=${key}`)
})
