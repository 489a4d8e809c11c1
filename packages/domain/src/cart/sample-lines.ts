import { centavos } from '../money/centavos.ts'
import type { CartLine, LineAdditional } from './cart-line.ts'

/** A line of a cart for tests: ten meal cards of R$ 500,00 a month, but for what the test says. */
export function sampleLine(more: Partial<CartLine> = {}): CartLine {
  return {
    productCode: 27,
    name: 'Refeição',
    quantity: 10,
    monthlyValue: centavos(50_000),
    groupCode: 0,
    lineType: 'benefit',
    isAddOn: false,
    planPeriod: 'monthly',
    additionalProducts: [],
    ...more,
  }
}

/** What a line of an HR plan has besides, for tests: an extension that the buyer chose, by the month. */
export function sampleAdditional(more: Partial<LineAdditional> = {}): LineAdditional {
  return {
    code: 302,
    name: 'Reconhecimento facial',
    description: '',
    value: centavos(150),
    kind: 'extension',
    required: false,
    quantity: 1,
    planPeriod: 'monthly',
    ...more,
  }
}
