import * as z from 'zod'
import { base, httpsInPrd, oneSecret, type Rule, type ValuesOf } from './variables.ts'

/** Where the documents of concluded orders are kept. */
export const documentVariables = {
  DOCUMENTS: z.enum(['rows', 's3']).default('rows'),
  DOCUMENTS_S3_URL: base.optional(),
  DOCUMENTS_S3_REGION: z.string().min(1).default('us-east-1'),
  DOCUMENTS_S3_BUCKET: z.string().min(3).optional(),
  DOCUMENTS_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/$/, 'must look like contratos/')
    .optional(),
  DOCUMENTS_S3_KEY_ID: oneSecret.optional(),
  DOCUMENTS_S3_SECRET: oneSecret.optional(),
}

type Values = ValuesOf<typeof documentVariables>

/** What must hold between the variables of documents. */
export const documentRules: readonly Rule<Values>[] = [
  [
    'DOCUMENTS_S3_BUCKET',
    (env) => env.DOCUMENTS === 's3' && !env.DOCUMENTS_S3_BUCKET,
    'is required by DOCUMENTS=s3',
  ],
  [
    'DOCUMENTS_S3_BUCKET',
    (env) => env.DOCUMENTS !== 's3' && env.DOCUMENTS_S3_BUCKET !== undefined,
    'is used by DOCUMENTS=s3 only',
  ],
  [
    'DOCUMENTS_S3_SECRET',
    (env) => (env.DOCUMENTS_S3_KEY_ID === undefined) !== (env.DOCUMENTS_S3_SECRET === undefined),
    'and DOCUMENTS_S3_KEY_ID go together',
  ],
  httpsInPrd('DOCUMENTS_S3_URL', ': contracts hold personal data'),
]

/** The bucket of documents; without `url` it is one of AWS, without keys the machine's own role opens it. */
export interface S3Settings {
  readonly url: string | undefined
  readonly region: string
  readonly bucket: string
  readonly prefix: string
  readonly keyId: string | undefined
  readonly secret: string | undefined
}

/** The bucket; null: documents stay in the rows of their orders. */
export type DocumentSettings = S3Settings | null

/** The settings of documents from their variables. */
export function toDocuments(env: Values): DocumentSettings {
  if (env.DOCUMENTS === 'rows' || !env.DOCUMENTS_S3_BUCKET) return null
  return {
    url: env.DOCUMENTS_S3_URL,
    region: env.DOCUMENTS_S3_REGION,
    bucket: env.DOCUMENTS_S3_BUCKET,
    prefix: env.DOCUMENTS_S3_PREFIX ?? '',
    keyId: env.DOCUMENTS_S3_KEY_ID,
    secret: env.DOCUMENTS_S3_SECRET,
  }
}
