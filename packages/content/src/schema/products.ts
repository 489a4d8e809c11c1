import type { Product, SeasonalProduct } from '@benefits/domain/catalogue/product'
import { z } from 'zod'
import { amount, count, path, picture, text } from './primitives.ts'
import {
  additionalKind,
  colourToken,
  foodRegime,
  lineType,
  network,
  servicePurpose,
  uf,
} from './vocabulary.ts'

const additionalProduct = z.strictObject({
  code: count,
  name: text,
  description: text,
  required: z.boolean(),
  kind: additionalKind,
})

/** `products.json`: the catalogue of all channels. */
export const productsSchema = z
  .array(
    z.strictObject({
      code: count,
      name: text,
      description: text,
      groupCode: count,
      lineType,
      colourToken,
      logoPath: picture,
      cardImagePath: picture,
      networks: z.array(network),
      showInMapList: z.boolean(),
      showAsteriskPatAux: z.boolean(),
      foodRegime: foodRegime.nullable().default(null),
      pagePath: z
        .string()
        .regex(/^\/produtos\/[a-z-]+$/, 'must be /produtos/ and a name')
        .nullable(),
      isFood: z.boolean(),
      purpose: servicePurpose.exactOptional(),
      advantages: z.array(servicePurpose).exactOptional(),
      unservedStates: z.array(uf),
      minValue: amount.nullable().default(null),
      marketplaceFrom: amount.nullable().default(null),
      additionalProducts: z.array(additionalProduct),
    }),
  )
  .min(1, 'must hold a product') satisfies z.ZodType<readonly Product[]>

/** `seasonal.json`: products of the season on the shelf. */
export const seasonalSchema = z.array(
  z.strictObject({ code: count, name: text, description: text, destination: path, isNew: z.boolean() }),
) satisfies z.ZodType<readonly SeasonalProduct[]>
