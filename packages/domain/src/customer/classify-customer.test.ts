import { describe, expect, test } from 'vitest'
import { CUSTOMER_TYPE_ROWS, type CustomerFacts, classifyCustomer } from './classify-customer.ts'
import type { CustomerType } from './customer-type.ts'

const plans = [
  { code: 20151, rank: 0 },
  { code: 20152, rank: 1 },
  { code: 20153, rank: 2 },
]
const owns = (...codes: number[]) => codes.map((code) => ({ code, groupCode: 0, name: '' }))

function facts(change: Partial<CustomerFacts>): CustomerFacts {
  const nobody = { contracted: [], selectedCodes: [27], unservedCodes: [], plans }
  return { channel: 'default', contractedChannel: null, ...nobody, ...change }
}

describe('customer type', () => {
  const cases: readonly [string, CustomerType, Partial<CustomerFacts>][] = [
    ['nothing contracted', 'noContracts', {}],
    ['nothing chosen yet', 'noContracts', { selectedCodes: [], unservedCodes: [27] }],
    ['contracted through another channel', 'servedByAnotherChannel', { contractedChannel: 'parceiro' }],
    [
      'contracted through this channel',
      'withAvailableProducts',
      { contractedChannel: 'default', contracted: owns(31) },
    ],
    ['the plan it has', 'downgrade', { selectedCodes: [20152], contracted: owns(20152) }],
    ['a lower plan', 'downgrade', { selectedCodes: [20151], contracted: owns(20152) }],
    ['a higher plan', 'withAvailableProducts', { selectedCodes: [20153], contracted: owns(20152) }],
    ['all chosen unserved', 'selectedUnserved', { selectedCodes: [34, 900], unservedCodes: [34, 900] }],
    ['some chosen unserved', 'noContracts', { selectedCodes: [27, 34], unservedCodes: [34] }],
    ['all chosen contracted', 'selectedAlreadyContracted', { selectedCodes: [27], contracted: owns(27, 31) }],
    ['some chosen contracted', 'withAvailableProducts', { selectedCodes: [27, 34], contracted: owns(27) }],
    [
      'contracts but none of the chosen',
      'withAvailableProducts',
      { selectedCodes: [27], contracted: owns(31) },
    ],
    [
      'a plan below one of two that it has',
      'downgrade',
      { selectedCodes: [20152], contracted: owns(20151, 20153) },
    ],
    ['contracts and nothing chosen', 'withAvailableProducts', { selectedCodes: [], contracted: owns(27) }],
  ]
  test.each(cases)('%s is %s', (_name, type, change) => {
    expect(classifyCustomer(facts(change))).toBe(type)
  })
})

describe('the first row that holds wins', () => {
  const everything = facts({
    contractedChannel: 'parceiro',
    contracted: owns(20152),
    selectedCodes: [20152],
    unservedCodes: [20152],
  })
  test('each row alone holds for a company of which everything is true', () => {
    expect(CUSTOMER_TYPE_ROWS.filter(({ when }) => when(everything)).map(({ type }) => type)).toEqual([
      'servedByAnotherChannel',
      'downgrade',
      'selectedUnserved',
      'selectedAlreadyContracted',
      'withAvailableProducts',
    ])
  })
  test('another channel comes before a downgrade, that before the region, that before what is contracted', () => {
    expect(classifyCustomer(everything)).toBe('servedByAnotherChannel')
    expect(classifyCustomer({ ...everything, contractedChannel: null })).toBe('downgrade')
    expect(classifyCustomer({ ...everything, contractedChannel: null, plans: [] })).toBe('selectedUnserved')
    expect(classifyCustomer({ ...everything, contractedChannel: null, plans: [], unservedCodes: [] })).toBe(
      'selectedAlreadyContracted',
    )
  })
})
