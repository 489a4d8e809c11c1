import { readFileSync } from 'node:fs'
import { PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { RIGHT_CREDIT } from '@benefits/domain/mobility/right-credit'
import type { PriceEntry, Pricing } from '@benefits/domain/pricing/pricing'
import { describe, expect, test } from 'vitest'
import { workerLimitCopy } from '../../purchase/worker-limit/copy.ts'
import { mobilityCopy } from './copy.ts'
import { percentText, serviceFee } from './fee-block.tsx'

/** What the issuers that sell transport call its fee. */
const SHIPPED = ['VRPAT', 'shared/bank-partner']
  .flatMap((folder) => {
    const file = new URL(`../../../../../content/issuers/${folder}/fees.json`, import.meta.url)
    return JSON.parse(readFileSync(file, 'utf8')) as { fee: string; name: string }[]
  })
  .filter(({ fee }) => fee === 'transportManagement')

const { feePercent, mostSavedPercent } = RIGHT_CREDIT

const pricingOf = (...conditionIds: readonly (number | null)[]) => {
  const entries = conditionIds.map((conditionId) => ({ conditionId, unitValue: 450, value: 9_000 }))
  return { lines: [{ entries: entries as unknown as readonly PriceEntry[] }] } as unknown as Pricing
}

describe('the service fee of transport', () => {
  test('is what pricing charges as transport management, condition 18, and no other fee', () => {
    expect(serviceFee(pricingOf(1, null, 18, 36))?.conditionId).toBe(18)
    expect(serviceFee(pricingOf(1, 3, 4, null))).toBeNull()
  })

  test('is read in percent with a comma', () => {
    expect([450, 300, 1_025].map(percentText)).toEqual(['4,5', '3', '10,25'])
  })
})

test('Crédito Certo says what is deducted, what the provider keeps and how much may be saved', () => {
  for (const text of [
    mobilityCopy.rightCreditText('VR', feePercent),
    `${mobilityCopy.ruleDeducted} ${mobilityCopy.ruleFee('VR', feePercent)}`,
  ]) {
    expect(text).toContain('descontado do crédito do mês seguinte')
    expect(text).toContain('A VR fica com 20% do valor economizado, como taxa de serviço do Crédito Certo.')
  }
  expect(mobilityCopy.rightCreditPromise(mostSavedPercent)).toContain('até 40% do valor creditado')
  expect(mobilityCopy.rulePromise(mostSavedPercent)).toBe('A economia pode chegar a 40% do valor creditado.')
})

test('a thousand employees have a dot in every sentence', () => {
  expect(mobilityCopy.teamSaving(1_000, 20, 'R$ 80,00')).toMatch(/^1\.000 colaboradores: /)
  for (const say of [workerLimitCopy.title, workerLimitCopy.text])
    expect(say(WORKER_LIMIT)).toContain('1.000 colaboradores')
})

test('the management fee has one name, before it is priced too, and no other fee can be taken for it', () => {
  expect(SHIPPED.map(({ name }) => name)).toEqual([mobilityCopy.serviceFee])
  const others = [
    mobilityCopy.locationFee,
    PASS_THROUGH_FEE.name,
    mobilityCopy.rightCreditText('VR', feePercent),
    mobilityCopy.ruleFee('VR', feePercent),
    mobilityCopy.rowFee('VR', feePercent),
  ]
  for (const text of others) {
    expect(text).not.toContain(mobilityCopy.serviceFee)
    expect(text).not.toMatch(/[Tt]axa de serviço(?! do Crédito Certo| de localização)/)
  }
})

test('the location fee is free and the pass-through fee varies', () => {
  expect([mobilityCopy.locationFeeValue, PASS_THROUGH_FEE.value]).toEqual(['gratuita', 'variável'])
})
