import type { z } from 'zod'
import { acceptanceSchema } from './schema/acceptance.ts'
import { channelsSchema } from './schema/channels.ts'
import { faqSchema } from './schema/faq.ts'
import { feesSchema } from './schema/fees.ts'
import { issuerSchema, patTableSchema } from './schema/issuer.ts'
import { modalitiesSchema } from './schema/modalities.ts'
import { offersSchema } from './schema/offers.ts'
import { plansSchema } from './schema/plans.ts'
import { productsSchema, seasonalSchema } from './schema/products.ts'
import { sectionsSchema } from './schema/sections.ts'
import { termsSchema } from './schema/terms.ts'

/** The files of an issuer's folder and what each must hold. All are required; a list may be empty. */
export const CONTENT_FILES = {
  'issuer.json': issuerSchema,
  'channels.json': channelsSchema,
  'products.json': productsSchema,
  'modalities.json': modalitiesSchema,
  'seasonal.json': seasonalSchema,
  'plans.json': plansSchema,
  'fees.json': feesSchema,
  'offers.json': offersSchema,
  'sections.json': sectionsSchema,
  'faq.json': faqSchema,
  'acceptance.json': acceptanceSchema,
  'pat-table.json': patTableSchema,
  'terms.json': termsSchema,
} as const satisfies Record<string, z.ZodType>

export type FileName = keyof typeof CONTENT_FILES

/** The files' names, in the order in which they are read and hashed. */
export const FILE_NAMES = Object.keys(CONTENT_FILES) as FileName[]

/** A folder's files after their schemas, before the checks between files. */
export type IssuerFiles = { readonly [Name in FileName]: z.output<(typeof CONTENT_FILES)[Name]> }
