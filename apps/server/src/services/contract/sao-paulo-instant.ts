const OFFSET = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })

/** An instant as ISO 8601 on São Paulo's clock, with its offset: `2026-11-21T10:00:00.000-03:00`. */
export function saoPauloInstant(instant: Date): string {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const offset = name.slice('GMT'.length) || '+00:00'
  const sign = offset.startsWith('-') ? -1 : 1
  const minutes = sign * (Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4, 6)))
  const local = new Date(instant.getTime() + minutes * 60_000).toISOString()
  return `${local.slice(0, -1)}${offset}`
}
