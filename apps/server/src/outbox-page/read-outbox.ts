import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { OutboxEntry } from '../adapters/mail/outbox.ts'
import type { Config } from '../config.ts'

/** Messages shown at once, newest first. */
const SHOWN = 200

/** Where the outbox adapter writes. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

/** The newest messages; only those to `recipient` where it is given, without regard to case. */
export async function listMessages(folder: string, recipient: string): Promise<readonly OutboxEntry[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const wanted = recipient.trim().toLowerCase()
  const entries: OutboxEntry[] = []
  for (const name of names.toSorted().reverse()) {
    const entry = await readEntry(join(folder, name))
    if (!entry || (wanted !== '' && entry.to.toLowerCase() !== wanted)) continue
    entries.push(entry)
    if (entries.length === SHOWN) break
  }
  return entries.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
}

/** One message by its id, or null. */
export async function findMessage(folder: string, id: string): Promise<OutboxEntry | null> {
  return /^[\w-]{1,64}$/.test(id) ? readEntry(join(folder, `${id}.json`)) : null
}

async function readEntry(path: string): Promise<OutboxEntry | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as OutboxEntry
  } catch {
    return null
  }
}
