import { refuse } from '../../outcome/outcome.ts'
import type { CartOutcome } from '../../services/cart/register-cart.ts'
import { lineFields } from '../pricing/pricing-answer.ts'

/** A refused cart with its fields under the wire's names. */
export function refuseCart(refused: Exclude<CartOutcome, { ok: true }>) {
  if (!('lines' in refused)) return refused
  const fields = lineFields(refused.lines, 'produtosCarrinho')
  return refuse('refusal' in refused ? refused.refusal : 'fieldsRefused', { fields })
}
