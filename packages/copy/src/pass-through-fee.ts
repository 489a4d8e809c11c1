import type { LineType } from '@benefits/domain/catalogue/product'

/** What transport operators charge for recharging their cards: in no price, since each city has its own. */
export const PASS_THROUGH_FEE = {
  name: 'Taxa de repasse',
  value: 'variável',
  /** Beside every total of mobility (docs/rules/mobility.md: pass-through). */
  line: 'Taxa de repasse: variável',
  /** The same where there is room for a few letters after an amount; whoever hears it hears the line. */
  short: '+ repasse variável',
  /** Whose it is, and that no total has it. */
  note: 'das operadoras, fora deste total',
} as const

/** Whether a total is without the pass-through fee: it is mobility's, alone or beside others. */
export function hasPassThroughFee(lines: readonly { readonly lineType: LineType }[]): boolean {
  return lines.some(({ lineType }) => lineType === 'mobility')
}
