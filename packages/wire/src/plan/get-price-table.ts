import { fieldMessages } from '@benefits/copy/field-messages'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { underResult, wireObject } from '../codec.ts'
import { planPeriod } from '../fields.ts'
import { EMPLOYEE_RANGES } from './employee-range.ts'
import { pricedPlan } from './shapes.ts'

/** A number in an address: digits outside; what is missing is a missing field, not a wrong number. */
const digits = (min: number, max: number) =>
  z.codec(z.string().regex(/^\d{1,6}$/, fieldMessages.valueInvalid), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  })

/** What partners read of `faixaDePreco`; the last range is above what is sold. */
const EMPLOYEES = `Número de colaboradores, de 1 a ${WORKER_LIMIT}. O preço é o da faixa: ${EMPLOYEE_RANGES.slice(0, -1).join(', ')}; ${EMPLOYEE_RANGES.at(-1)} não tem preço na loja.`

/** The HR plans with their prices for a number of employees; all of them, or the one that is named. */
export const getPriceTable = defineCall({
  id: 'plan.priceTable',
  method: 'GET',
  path: '/api/bff/tabela-precos',
  summary: 'Planos de RH com o preço da faixa de colaboradores e do tipo de plano.',
  query: wireObject({
    employees: ['faixaDePreco', digits(1, WORKER_LIMIT).describe(EMPLOYEES)],
    planCode: ['codigoAplicacao', digits(0, 999_999).optional()],
    /** Monthly where it is not said. */
    period: ['tipoPlano', planPeriod.optional()],
  }),
  answer: underResult(wireObject({ plans: ['planos', z.array(pricedPlan)] })),
  success: 200,
  problems: ['notFound', 'issuerUnknown', 'channelUnknown', 'fieldsRefused'],
  cacheable: true,
})
