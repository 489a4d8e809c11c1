import type { CalendarDate } from '../document/types.ts'
import { applyPattern } from '../mask/apply-pattern.ts'

/**
 * A date as it is typed, whole or in part: dd/mm/yyyy. A pasted `yyyy-mm-dd` is turned round, and a slash typed after
 * one digit makes it two ('1/' gives '01').
 */
export function formatDateMask(typed: string): string {
  const text = typed.trim()
  const turned = text.replace(/^([0-9]{4})-([0-9]{2})-([0-9]{2})$/, '$3/$2/$1')
  return applyPattern(turned.replace(/(^|\/)([0-9])\/$/, '$10$2'), '99/99/9999')
}

/** A calendar date as people read it: dd/mm/yyyy. */
export function toBrazilian(date: CalendarDate): string {
  return `${date.slice(8, 10)}/${date.slice(5, 7)}/${date.slice(0, 4)}`
}
