import { withoutUnseen } from '../text/without-unseen.ts'
import { type Centavos, centavos } from './centavos.ts'

/** Ways to write an amount; a dot before exactly three digits groups thousands, before one or two it is decimal. */
const SHAPES = [
  /^(?<reais>[1-9][0-9]{0,2}(?:\.[0-9]{3})+)(?:,(?<cents>[0-9]{0,2}))?$/,
  /^(?<reais>[1-9][0-9]{0,2}(?:,[0-9]{3})+)\.(?<cents>[0-9]{1,2})$/,
  /^(?<reais>[0-9]+)(?:,(?<cents>[0-9]{0,2}))?$/,
  /^(?<reais>[0-9]+)\.(?<cents>[0-9]{1,2})$/,
  /^(?<reais>),(?<cents>[0-9]{1,2})$/,
] as const

/**
 * The amount that a person typed or pasted ('R$ 1.234,56', '1234,5', '1234.56', '1.234'), or null where it is not one:
 * empty, negative, more than two decimal places, or too large to count.
 */
export function parseBrl(text: string): Centavos | null {
  const amount = withoutUnseen(text)
    .replace(/^\s*R\$/i, '')
    .replace(/\s/g, '')
  for (const shape of SHAPES) {
    const groups = shape.exec(amount)?.groups
    if (groups === undefined) continue
    const reais = (groups.reais ?? '').replace(/[.,]/g, '')
    const total = Number(`${reais}${(groups.cents ?? '').padEnd(2, '0')}`)
    return Number.isSafeInteger(total) ? centavos(total) : null
  }
  return null
}
