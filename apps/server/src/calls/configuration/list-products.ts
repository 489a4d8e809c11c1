import { channelPicture } from '@benefits/domain/catalogue/channel-picture'
import { visibleProducts } from '@benefits/domain/catalogue/visible-products'
import { listProducts as definition } from '@benefits/wire/configuration/list-products'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The products that the channel of the path sells. */
export const listProducts = answerCall(
  definition,
  async (_input, { content: { issuer, products }, channel }) =>
    done({
      result: {
        products: visibleProducts(products, channel).map((product) => ({
          ...product,
          logoPath: channelPicture(product.logoPath, channel),
          cardImagePath: channelPicture(product.cardImagePath, channel),
          issuer: issuer.code,
        })),
      },
    }),
)
