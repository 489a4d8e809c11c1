import type { Channel, Features } from '@benefits/domain/catalogue/issuer'
import { z } from 'zod'
import { features } from './issuer.ts'
import { colour, count, drawing, path, picture, slug, text } from './primitives.ts'

const contact = z.strictObject({
  phone: text,
  phoneOtherRegions: text,
  phoneChat: text,
  email: z.email('must be an e-mail address'),
})

/** A channel as written: of the feature switches it names those that differ from its issuer's. */
type WrittenChannel = Omit<Channel, 'features'> & { readonly features: Partial<Features> }

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
    features: features.exactPartial().default({}),
    contact,
    productCodes: z.array(count).min(1, 'must name a product, or be null to show all').nullable(),
  }),
) satisfies z.ZodType<readonly WrittenChannel[]>
