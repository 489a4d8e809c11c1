import type { Channel } from '@benefits/domain/catalogue/issuer'
import { z } from 'zod'
import { features } from './issuer.ts'
import { colour, count, drawing, path, picture, slug, text } from './primitives.ts'

const contact = z.strictObject({
  phone: text,
  phoneOtherRegions: text,
  phoneChat: text,
  email: z.email('must be an e-mail address'),
})

/** `channels.json`: where the issuer sells. */
export const channelsSchema = z.array(
  z.strictObject({
    code: slug,
    subCode: z.string(),
    isPartner: z.boolean(),
    partnerName: text.nullable(),
    partnerSign: z.strictObject({ drawing, colour }).nullable(),
    logoPath: picture,
    initialPage: path,
    features,
    contact,
    productCodes: z.array(count).min(1, 'must name a product, or be null to show all').nullable(),
  }),
) satisfies z.ZodType<readonly Channel[]>
