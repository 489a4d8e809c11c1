import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import { answered, type CommandHandler } from './answer.server.ts'

/** The price table of the HR plans, from the store's memory where it was asked for before. */
export const readPriceTable: CommandHandler<'readPriceTable'> = async (
  { employees, period, planCode },
  calls,
) => {
  const query = { employees, period, ...(planCode === null ? {} : { planCode }) }
  return answered(await calls.send(getPriceTable, { query }), ({ result }) => ({ plans: result.plans }))
}
