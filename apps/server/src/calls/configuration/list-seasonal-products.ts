import { visibleProducts } from '@benefits/domain/catalogue/visible-products'
import { listSeasonalProducts as definition } from '@benefits/wire/configuration/list-seasonal-products'
import { done } from '../../outcome/outcome.ts'
import { answerCall } from '../handled-call.ts'

/** The season's products that the channel sells. */
export const listSeasonalProducts = answerCall(definition, async (_input, { content, channel }) =>
  done({ result: { seasonalProducts: visibleProducts(content.seasonal, channel) } }),
)
