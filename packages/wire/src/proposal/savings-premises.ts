import { fieldMessages } from '@benefits/copy/field-messages'
import * as z from 'zod'
import { wireEnum, wireObject } from '../codec.ts'
import { nonNegativeReais } from '../fields.ts'

/** As many people as a line may have, and a month's value that sums of them can hold. */
const MOST_PEOPLE = 999_999
const HIGHEST = 100_000_000
const HIGHEST_TAX = 1_000_000_000_000

const people = z.int().nonnegative().max(MOST_PEOPLE)
const upTo = (highest: number) =>
  nonNegativeReais.refine((amount) => (amount as number) <= highest, fieldMessages.valueInvalid)

/** A rate in percent with at most four places outside (RAT × FAP), in hundredths of a percent inside. */
const percent = z.codec(z.number().min(0).max(100), z.number(), {
  decode: (rate, ctx) => {
    const smallest = Math.round(rate * 10_000)
    if (smallest / 10_000 === rate) return smallest / 100
    ctx.issues.push({ code: 'custom', input: rate, message: fieldMessages.valueInvalid })
    return z.NEVER
  },
  encode: (hundredths) => Math.round(hundredths * 100) / 10_000,
})

const regime = wireEnum({
  simples: 'SIMPLES_NACIONAL',
  simplesIv: 'SIMPLES_NACIONAL_ANEXO_IV',
  presumed: 'LUCRO_PRESUMIDO',
  real: 'LUCRO_REAL',
})

/** What the picture of a saving goes by; whatever is not said is what it begins with (docs/rules/savings.md). */
export const savingsPremises = wireObject({
  employees: ['colaboradores', people.min(1).optional()],
  monthlyValue: ['valorMensal', upTo(HIGHEST).optional()],
  regime: ['regimeTributario', regime.optional()],
  fgts: ['aliquotaFgts', percent.optional()],
  employerInss: ['aliquotaInssPatronal', percent.optional()],
  rat: ['aliquotaRat', percent.optional()],
  thirdParties: ['aliquotaTerceiros', percent.optional()],
  patIncentive: ['aliquotaIncentivoPat', percent.optional()],
  patLimit: ['limiteIncentivoPat', percent.optional()],
  isLimited: ['aplicaLimitesDoDecreto', z.boolean().optional()],
  incomeTax: ['irpjDevidoNoAno', upTo(HIGHEST_TAX).optional()],
  minimumWage: ['salarioMinimo', upTo(HIGHEST).optional()],
  entitled: ['colaboradoresAteCincoSalarios', people.optional()],
})
