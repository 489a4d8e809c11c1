import * as z from 'zod'
import type { PostalAnswer } from '../../ports/postal.ts'
import type { RegistryAnswer } from '../../ports/registry.ts'
import { leadRegistryShape, word } from '../../repositories/stored-shapes.ts'

type Refused = Extract<RegistryAnswer, { readonly kind: 'refused' }>
type FoundAddress = Extract<PostalAnswer, { readonly kind: 'found' }>['address']

/** A kept answer of the company registry; one that another release wrote otherwise is asked for anew. */
export const registryAnswerShape: z.ZodType<RegistryAnswer> = z.union([
  leadRegistryShape.extend({ kind: z.literal('active'), publicAgency: z.boolean() }),
  z.object({ kind: z.literal('refused'), refusal: word<Refused['refusal']>() }),
])

/** A kept answer of the directories of postal codes. */
export const postalAnswerShape: z.ZodType<PostalAnswer> = z.union([
  z.object({
    kind: z.literal('found'),
    address: z.object({
      streetType: z.string(),
      street: z.string(),
      district: z.string(),
      city: z.string(),
      state: word<FoundAddress['state']>(),
    }),
  }),
  z.object({ kind: z.literal('notFound') }),
])
