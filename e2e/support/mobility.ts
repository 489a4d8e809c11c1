import { type Filled, field, type Screen } from './shop.ts'

/** Address of the transport cart. */
export const MOBILITY = '/carrinho/mobilidade'

/** The same cart in the access flow, behind the code. */
export const MOBILITY_CHECKOUT = '/checkout/carrinho/mobilidade'

/** Fills the transport cart in; the value, in centavos, is each worker's credit of a month. */
export async function fillMobility(page: Screen, { quantity, value }: Filled): Promise<void> {
  await field(page, 'Quantidade de cartões').fill(String(quantity))
  await field(page, 'Crédito por colaborador').fill('')
  await field(page, 'Crédito por colaborador').pressSequentially(String(value))
}
