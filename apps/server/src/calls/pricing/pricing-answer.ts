import type { RefusedField } from '@benefits/wire/input/refusal'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, refuse } from '../../outcome/outcome.ts'
import type { LineFieldProblem } from '../../services/pricing/line-problems.ts'
import type { PricedOrder } from '../../services/pricing/price-order.ts'

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
