import { fieldMessages } from '@benefits/copy/field-messages'
import { QUANTITY_MAX } from '@benefits/domain/cart/lines/quantity-limits'
import type { RefusedField } from '@benefits/wire/input/refusal'
import { SIMULATED_VALUE_MAX, type SimulatedCart } from '@benefits/wire/simulation/simulated-cart'
import { type Refusal, refuse } from '../../outcome/outcome.ts'

type Cart = Pick<SimulatedCart, 'lines' | 'addOnCodes'>

/** Of all types of line: what a product takes is the catalogue's to say, which no link asks. */
const MOST = Math.max(...Object.values(QUANTITY_MAX))

/**
 * Why pricing would refuse a cart whatever is sold, the gravest first as there, with every field that it names; null
 * where only the catalogue can tell (docs/rules/simulation.md: same-code).
 */
export function refuseLines(
  cart: Cart,
): Refusal<'fieldsRefused' | 'quantityRefused' | 'valueTooHigh'> | null {
  const repeated = [...repeatedFields(cart)]
  if (repeated.length > 0) return refuse('fieldsRefused', { fields: repeated })
  const quantities = cart.lines.flatMap(({ quantity }, at) => {
    if (quantity >= 1 && quantity <= MOST) return []
    const message = quantity < 1 ? fieldMessages.minQuantity : fieldMessages.quantityInvalid
    return [{ field: `produtos.${at}.quantidade`, message }]
  })
  if (quantities.length > 0) return refuse('quantityRefused', { fields: quantities })
  const values = cart.lines.flatMap(({ monthlyValue = 0 }, at) =>
    monthlyValue > SIMULATED_VALUE_MAX
      ? [{ field: `produtos.${at}.valorMensal`, message: fieldMessages.valueInvalid }]
      : [],
  )
  return values.length > 0 ? refuse('valueTooHigh', { fields: values }) : null
}

function* repeatedFields({ lines, addOnCodes }: Cart): Generator<RefusedField> {
  const codes = lines.map(({ productCode }) => productCode)
  for (const at of repeatedIn(codes))
    yield { field: `produtos.${at}.codigoProduto`, message: fieldMessages.productRepeated }
  for (const [line, { additionalCodes }] of lines.entries())
    for (const at of repeatedIn(additionalCodes))
      yield { field: `produtos.${line}.produtosAdicionais.${at}`, message: fieldMessages.codeRepeated }
  for (const at of repeatedIn(addOnCodes))
    yield { field: `servicosAdicionais.${at}`, message: fieldMessages.codeRepeated }
}

/** Places of what stands before them already. */
function repeatedIn(codes: readonly number[]): number[] {
  return codes.flatMap((code, at) => (codes.indexOf(code) < at ? at : []))
}
