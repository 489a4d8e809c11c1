import type { AcceptanceMap } from '@benefits/domain/catalogue/issuer'
import { z } from 'zod'
import { count } from './primitives.ts'
import { uf } from './vocabulary.ts'

/** `acceptance.json`: establishments by product and state; every state has its number. */
export const acceptanceSchema = z.array(
  z.strictObject({ productCode: count, byState: z.record(uf, count) }),
) satisfies z.ZodType<readonly AcceptanceMap[]>
