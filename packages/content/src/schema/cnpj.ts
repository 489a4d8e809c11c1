import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { z } from 'zod'

/** A CNPJ in its 14 bare characters with right check digits. */
export const cnpj = z
  .string()
  .refine(
    (value) => parseCnpj(value) === value,
    'must be a CNPJ of 14 bare characters with right check digits',
  )
