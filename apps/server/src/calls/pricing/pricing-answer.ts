import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { centavos } from '@benefits/domain/money/centavos'
import type { RefusedField } from '@benefits/wire/input/refusal'
import type { lineToPrice } from '@benefits/wire/pricing/shapes'
import type { output } from 'zod'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, refuse } from '../../outcome/outcome.ts'
import type { LineFieldProblem } from '../../services/pricing/line-problems.ts'
import type { OrderToPrice, PricedOrder } from '../../services/pricing/price-order.ts'

type LineToPrice = output<typeof lineToPrice>

const NOTHING = centavos(0)

/** The body of both pricing calls as the services take it; a missing value is 0. */
export function toOrder(body: {
  readonly lines: readonly LineToPrice[]
  readonly addOnCodes: readonly number[]
}): OrderToPrice {
  const lines = body.lines.map((line): OrderLine => ({ ...line, monthlyValue: line.monthlyValue ?? NOTHING }))
  return { lines, addOnCodes: body.addOnCodes }
}

/** The fields of refused lines under their list's wire names; a line's value goes by another name in each list. */
export function lineFields(
  lines: readonly LineFieldProblem[],
  list: 'produtos' | 'produtosCarrinho',
): RefusedField[] {
  const names = {
    productCode: 'codigoProduto',
    quantity: 'quantidade',
    value: list === 'produtos' ? 'valorMensal' : 'valorTotalBeneficios',
  } as const satisfies Record<LineFieldProblem['field'], string>
  return lines.map(({ index, field, message }) => ({
    field: index === null ? list : `${list}.${index}.${names[field]}`,
    message,
  }))
}

/** The answer of both pricing calls. */
export function answerPrice(priced: PricedOrder, { proposalKey }: Pick<CallContext, 'proposalKey'>) {
  if (!priced.ok) return refuse(priced.refusal, { fields: lineFields(priced.lines, 'produtos') })
  const removed = priced.removed.map(({ productCode, reason }) => ({ id: productCode, reason, productCode }))
  const told = proposalKey === null ? {} : { isProposalPrice: priced.held !== undefined }
  return done({ pricing: priced.pricing, removed, ...told })
}
