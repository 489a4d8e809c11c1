import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OutboxEntry } from '../../src/adapters/mail/outbox.ts'
import type { PortalOrder } from '../../src/ports/portal.ts'

/** What left the process: messages in the outbox, orders at the portal. Files appear whole, and are read once. */
export interface SentOut {
  mails(): readonly OutboxEntry[]
  /** The verification code sent to an address: alone on a line of its message. */
  code(email: string): string | undefined
  orders(): readonly PortalOrder[]
  /** Names of the messages as they would travel. */
  letters(): readonly string[]
}

const PAUSE_MS = 100

export function sentOut(dataDir: string): SentOut {
  const mails = newFiles<OutboxEntry>(join(dataDir, 'outbox'))
  return {
    mails,
    code: (email) => {
      const lines = mails().flatMap(({ to, text }) => (to === email ? text.split('\n') : []))
      return lines.find((line) => /^[A-Z2-9]{6}$/.test(line))
    },
    orders: newFiles<PortalOrder>(join(dataDir, 'portal')),
    letters: () => list(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml')),
  }
}

/** Files by their names; many who look at once share one look. */
function newFiles<T>(folder: string): () => readonly T[] {
  const known = new Map<string, T>()
  let seen: readonly T[] = []
  let nextLook = 0
  return () => {
    if (performance.now() < nextLook) return seen
    for (const name of list(folder)) {
      if (!name.endsWith('.json') || known.has(name)) continue
      known.set(name, JSON.parse(readFileSync(join(folder, name), 'utf8')))
    }
    seen = [...known.values()]
    nextLook = performance.now() + PAUSE_MS
    return seen
  }
}

/** The folder is made with its first file. */
function list(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
