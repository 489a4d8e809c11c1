import * as z from 'zod'
import { wireObject } from '../codec.ts'
import { additionalKind, code, lineType } from '../fields.ts'

/** Something that was proposed with a product. */
const addition = wireObject({
  code: ['codigo', code],
  name: ['nome', z.string()],
  required: ['obrigatorio', z.boolean()],
  kind: ['tipo', additionalKind],
})

/**
 * A proposed product by its name then, with what a cart's line needs of it whatever is sold meanwhile; proposals of
 * before it was kept have the name alone.
 */
export const proposedName = wireObject({
  code: ['codigo', code],
  name: ['nome', z.string()],
  groupCode: ['codigoAgrupador', code.optional()],
  lineType: ['tipoProduto', lineType.optional()],
  additions: ['produtosAdicionais', z.array(addition).optional()],
})
