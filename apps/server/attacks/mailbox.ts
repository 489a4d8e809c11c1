import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OutboxEntry } from '../src/adapters/mail/outbox.ts'
import { type SentOut, sentOut } from '../test/support/sent-out.ts'
import type { AttackedStore } from './attacked-store.ts'

const LOOK_MS = 20
/** Mail is a job: far beyond what one takes on a busy machine. */
const PATIENCE_MS = 180_000

/** Looks until what a job does is there. */
export async function until(isThere: () => boolean): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isThere()) {
    if (performance.now() > deadline) throw new Error('What was expected never came.')
    await wait(LOOK_MS)
  }
}

/** What a store has mailed. */
export interface Mailbox {
  /** Messages to an address, oldest first. */
  to(email: string): readonly OutboxEntry[]
  /** The codes that an address was sent so far, oldest first. */
  codes(email: string): readonly string[]
  /** The code of the nth message with one (from 1) to an address; waits for it. */
  code(email: string, nth?: number): Promise<string>
  /** The letter of a message, as it went out. */
  letter(id: string): string
}

/** What was read of each store so far: files are read once, however many look at them. */
const read = new Map<string, SentOut>()

export function mailboxOf({ settings }: AttackedStore): Mailbox {
  const out = read.get(settings.dataDir) ?? sentOut(settings.dataDir)
  read.set(settings.dataDir, out)
  const to = (email: string) =>
    out
      .mails()
      .filter((mail) => mail.to.toLowerCase() === email.toLowerCase())
      .toSorted((one, other) => one.sentAt.localeCompare(other.sentAt) || one.id.localeCompare(other.id))
  const codes = (email: string) =>
    to(email).flatMap(({ text }) => text.split('\n').filter((line) => /^[A-Z2-9]{6}$/.test(line)))
  return {
    to,
    codes,
    code: async (email, nth = 1) => {
      await until(() => codes(email).length >= nth)
      return codes(email)[nth - 1] ?? ''
    },
    letter: (id) => readFileSync(join(settings.dataDir, 'outbox', `${id}.eml`), 'utf8'),
  }
}
