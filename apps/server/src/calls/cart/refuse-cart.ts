import { type Refusal, refuse } from '../../outcome/outcome.ts'
import type { CartOutcome } from '../../services/cart/register-cart.ts'
import { lineFields } from '../pricing/pricing-answer.ts'

/** A cart's refusal with its lines' fields under their wire names. */
export function refuseCart(refused: Exclude<CartOutcome, { ok: true }>): Refusal {
  if (!('lines' in refused)) return refused
  const code = 'code' in refused ? refused.code : 422
  return refuse(code, { fields: lineFields(refused.lines, 'produtosCarrinho') })
}
