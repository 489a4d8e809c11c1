import type { CalendarDate } from '../document/types.ts'

/** A calendar date in its three whole numbers, month and day from 1. */
export interface DateParts {
  readonly year: number
  readonly month: number
  readonly day: number
}

const ISO = /^(?<year>[0-9]{4})-(?<month>[0-9]{2})-(?<day>[0-9]{2})$/
const BRAZILIAN = /^(?<day>[0-9]{2})\/(?<month>[0-9]{2})\/(?<year>[0-9]{4})$/

/** A date that exists, written `dd/mm/yyyy` or `yyyy-mm-dd`, or null. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const trimmed = text.trim()
  const groups = (ISO.exec(trimmed) ?? BRAZILIAN.exec(trimmed))?.groups
  const parts = { year: Number(groups?.year), month: Number(groups?.month), day: Number(groups?.day) }
  return exists(parts) ? calendarDate(parts) : null
}

/** The same as dates travel and are stored: `yyyy-mm-dd` alone. */
export function parseIsoDate(text: string): CalendarDate | null {
  return ISO.test(text) ? parseCalendarDate(text) : null
}

/** Writes the parts of a date that is known to exist as `yyyy-mm-dd`. */
export function calendarDate({ year, month, day }: DateParts): CalendarDate {
  const pad = (value: number, width: number) => String(value).padStart(width, '0')
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` as CalendarDate
}

/** The three numbers of a calendar date. */
export function dateParts(date: CalendarDate): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

function exists({ year, month, day }: DateParts): boolean {
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}
