import type { CalendarDate } from '../document/types.ts'
import { calendarDate } from './parse-calendar-date.ts'

const SAO_PAULO = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** The calendar date that an instant falls on in America/Sao_Paulo, whatever the machine's own time zone. */
export function calendarDateInSaoPaulo(instant: Date): CalendarDate {
  const { year, month, day } = partsOf(instant)
  return calendarDate({ year: Number(year), month: Number(month), day: Number(day) })
}

/** An instant as read on a clock in São Paulo: 'dd/mm/yyyy HH:mm:ss'. */
export function formatSaoPauloTime(instant: Date): string {
  const { year, month, day, hour, minute, second } = partsOf(instant)
  return `${day}/${month}/${year} ${hour}:${minute}:${second}`
}

function partsOf(instant: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  return Object.fromEntries(SAO_PAULO.formatToParts(instant).map(({ type, value }) => [type, value]))
}
