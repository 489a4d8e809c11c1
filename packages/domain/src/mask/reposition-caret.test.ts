import { describe, expect, test } from 'vitest'
import { stripName } from '../contact/parse-name.ts'
import { formatCnpj } from '../document/format-cnpj.ts'
import { formatCardExpiry } from './card-expiry-mask.ts'
import { formatCurrencyMask } from './currency-mask.ts'
import { type CaretAnchor, repositionCaret } from './reposition-caret.ts'

/** Reads and writes the caret as a bar, so that examples look like the field. */
function edit(field: string, format: (text: string) => string, anchor?: CaretAnchor): string {
  const caret = field.indexOf('|')
  const typed = field.replace('|', '')
  const formatted = format(typed)
  const next = repositionCaret(typed, caret, formatted, anchor)
  return `${formatted.slice(0, next)}|${formatted.slice(next)}`
}

describe('repositionCaret', () => {
  test.each([
    ['112|', '11.2|'],
    ['11.9|222.333', '11.9|22.233/3'],
    ['11|222.333', '11|.222.333'],
    ['|11.222', '|11.222'],
    ['11.222.333/0001-81 9|', '11.222.333/0001-81|'],
    ['1é|1.222', '1|1.222'],
    ['11.222.333/0001-a|81', '11.222.333/0001-|81'],
    ['12.a|345', '12.A|34.5'],
    ['12a|.345', '12.A|34.5'],
    ['?|11222', '|11.222'],
  ])('in a CNPJ, %s becomes %s', (before, after) => {
    expect(edit(before, formatCnpj)).toBe(after)
  })

  test.each([
    ['5/|', '05|'],
    ['5/|30', '|05/30'],
  ])('in an expiry, %s becomes %s', (before, after) => {
    expect(edit(before, formatCardExpiry)).toBe(after)
  })

  test.each([
    ['Maria |Silva', 'Maria |Silva'],
    ['Maria |', 'Maria |'],
    ['Mar!|ia', 'Mar|ia'],
    ['Maria !|Silva', 'Maria |Silva'],
    ['Joa\u0303!|o', 'Joã|o'],
  ])('in a name, %s becomes %s', (before, after) => {
    expect(edit(before, stripName)).toBe(after)
  })

  test.each([
    ['5|', 'R$_0,05|'],
    ['R$_0,055|', 'R$_0,55|'],
    ['R$_1.9|34,56', 'R$_1.9|34,56'],
    ['R$_19|2,34', 'R$_19|2,34'],
    ['R$_129|3,45', 'R$_1.29|3,45'],
    ['R$_1.2|4,56', 'R$_12|4,56'],
    ['7|R$_12,34', 'R$_7|12,34'],
    ['R|$_12,34', 'R|$_12,34'],
  ])('in money, %s becomes %s', (before, after) => {
    const typed = before.replace('_', '\u00a0')
    expect(edit(typed, formatCurrencyMask, 'end')).toBe(after.replace('_', '\u00a0'))
  })
})
