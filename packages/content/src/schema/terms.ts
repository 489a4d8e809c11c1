import { z } from 'zod'
import { text } from './primitives.ts'

/** `terms.json`: the terms of use that an access account is made under; every change of a word is a new version. */
export const termsSchema = z.strictObject({
  version: z.iso.date('must be the date of this version, yyyy-mm-dd'),
  title: text,
  sections: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })).min(1),
})
