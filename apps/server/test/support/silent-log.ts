import { pino } from 'pino'

/** A logger for tests that look at results, not at logs. */
export const silentLog = pino({ level: 'silent' })
