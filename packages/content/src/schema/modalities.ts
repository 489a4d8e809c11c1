import type { Modality } from '@benefits/domain/catalogue/product'
import { z } from 'zod'
import { count, httpsUrl, path, picture, slug, text } from './primitives.ts'
import { colourToken, serviceGroup } from './vocabulary.ts'

/** `modalities.json`: the shelf. */
export const modalitiesSchema = z
  .array(
    z.strictObject({
      id: slug,
      groupCode: count,
      name: text,
      subtitle: text,
      description: text,
      destination: z.union([path, httpsUrl], 'must be a path of the store or an https address'),
      imagePath: picture,
      isNew: z.boolean(),
      displayOrder: count,
      isWalletGroupCard: z.boolean(),
      serviceGroup,
      canBeOrderedSolo: z.boolean(),
      showLegalFlag: z.boolean(),
      pageRoute: slug,
      keyId: slug,
      colourToken,
      stepOrderLimit: z.enum(['order', 'contract']),
      isFeatured: z.boolean(),
    }),
  )
  .min(1, 'must hold a modality') satisfies z.ZodType<readonly Omit<Modality, 'issuers'>[]>
