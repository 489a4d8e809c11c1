import type { FeeCode, FeeRule } from '@benefits/domain/pricing/fees/fee-rule'
import { z } from 'zod'
import { count, slug, text } from './primitives.ts'
import { uf } from './vocabulary.ts'

const FEES = {
  issuance: 'issuance',
  credit: 'credit',
  serviceCharge: 'serviceCharge',
  transportManagement: 'transportManagement',
  delivery: 'delivery',
} as const satisfies Record<FeeCode, string>

/** `fees.json`: what is charged, per group, channel and unit. */
export const feesSchema = z.array(
  z
    .strictObject({
      fee: z.enum(FEES),
      groupCodes: z.array(count).min(1, 'must name a modality'),
      channels: z.array(slug).min(1, 'must name a channel, or be null for all').nullable(),
      states: z.array(uf).min(1, 'must name a state, or be null for all').nullable().default(null),
      unit: z.enum(['card', 'request', 'percent']),
      rate: count,
      waived: z.boolean(),
      isWaivedOnce: z.boolean().optional(),
      name: text,
      description: text,
    })
    .refine(({ waived, isWaivedOnce }) => waived || !isWaivedOnce, {
      path: ['isWaivedOnce'],
      error: 'only a waived fee can be waived once',
    })
    .refine(({ unit, rate }) => unit !== 'percent' || rate <= 10_000, {
      path: ['rate'],
      error: 'a percent is in hundredths of a percent and cannot pass 10000 (100 %)',
    }),
) satisfies z.ZodType<readonly FeeRule[]>
