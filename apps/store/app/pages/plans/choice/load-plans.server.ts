import { DEFAULT_EMPLOYEES } from '@benefits/domain/cart/plan/employee-count'
import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { getPriceTable } from '@benefits/wire/plan/get-price-table'
import { data } from 'react-router'
import type { Calls } from '../../../commands/calls/create-calls.server.ts'
import type { PriceTable } from '../../../visit/plans-slice.ts'
import type { LinkedPlan } from '../hr-addresses.ts'

/** The price table that a page is served with: what its address asks for, else ten employees who pay monthly. */
export async function loadPlans(
  { send }: Pick<Calls, 'send'>,
  asked: LinkedPlan = { period: null, employees: null },
): Promise<PriceTable> {
  const employees = Math.min(asked.employees ?? DEFAULT_EMPLOYEES, WORKER_LIMIT)
  const period = asked.period ?? 'monthly'
  const sent = await send(getPriceTable, { query: { employees, period } })
  if (!sent.ok) throw data(sent.problem, { status: sent.problem.status || 502 })
  return { employees, period, plans: sent.answer.result.plans }
}
