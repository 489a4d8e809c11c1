import { twinCodes } from '@benefits/domain/catalogue/food-twins'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { answered, type CommandHandler } from './answer.server.ts'

/**
 * What is sold of a modality in a state, in the catalogue's order; of food that is sold under both laws the one of PAT
 * (docs/rules/customers.md: ways-on).
 */
export const findServed: CommandHandler<'findServed'> = async ({ state, groupCode }, calls) => {
  const { issuer, channel } = calls.scope
  const sold = await calls.send(listProducts, { params: { issuer: issuer.code, channel: channel.code } })
  return answered(sold, ({ result }) => {
    const served = result.products.filter(
      (product) =>
        product.groupCode === groupCode &&
        (product.lineType === 'benefit' || product.lineType === 'mobility') &&
        !product.unservedStates.includes(state),
    )
    const twins = twinCodes(served)
    return served
      .filter(({ code, foodRegime }) => !twins.has(code) || foodRegime === 'pat')
      .map(({ code, name, colourToken }) => ({ code, name, colourToken }))
  })
}
