import { describe, expect, test } from 'vitest'
import type { Address } from '../customer/address.ts'
import { deliveryPlace } from './delivery-place.ts'

type Known = Pick<Address, 'cep' | 'city' | 'state'>
const at = (cep: string, city: string, state: string) => ({ cep, city, state }) as Known

describe('the place of a delivery', () => {
  test.each<[string, Known, ReturnType<typeof deliveryPlace>]>([
    ['a capital by its city', at('01001000', 'São Paulo', 'SP'), { uf: 'SP', isCapital: true }],
    ['a city typed in its own way', at('', ' sao PAULO ', 'SP'), { uf: 'SP', isCapital: true }],
    ['another city of the state', at('13010000', 'Campinas', 'SP'), { uf: 'SP', isCapital: false }],
    ['a capital by its postal code alone', at('80010000', '', ''), { uf: 'PR', isCapital: true }],
    ['a capital by its postal code, no city', at('80010000', '  ', 'PR'), { uf: 'PR', isCapital: true }],
    ['the interior by its postal code alone', at('89010025', '', ''), { uf: 'SC', isCapital: false }],
    ['a state without city and postal code', at('', '', 'BA'), { uf: 'BA', isCapital: false }],
    ['any city of the Federal District', at('72010000', 'Taguatinga', 'DF'), { uf: 'DF', isCapital: true }],
    ['a capital named like its state', at('20010000', 'Rio de Janeiro', 'RJ'), { uf: 'RJ', isCapital: true }],
    ['nothing that tells', at('', 'São Paulo', ''), null],
    ['a postal code of no state', at('00999999', '', ''), null],
  ])('%s', (_name, address, expected) => {
    expect(deliveryPlace(address)).toEqual(expected)
  })
})
