import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import * as z from 'zod'
import type { OutboxEntry } from '../adapters/mail/outbox.ts'
import type { Config } from '../config.ts'
import { readJson } from '../database/read-json.ts'

/** Messages shown at once, newest first. */
const SHOWN = 200

/** Where the outbox adapter writes. */
export function outboxFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return join(dataDir, 'outbox')
}

const text = z.string()

const entryShape = z.object({
  id: text,
  to: text,
  subject: text,
  text,
  sentAt: text,
  attachments: z.array(z.object({ name: text, contentType: text, file: text })),
}) satisfies z.ZodType<OutboxEntry>

/**
 * The newest messages; only those to `recipient` where it is given, without regard to case. A file that is no message
 * is told to the log, and the others are listed.
 */
export async function listMessages(
  folder: string,
  recipient: string,
  log: Pick<Logger, 'error'>,
): Promise<readonly OutboxEntry[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  const wanted = recipient.trim().toLowerCase()
  const entries: OutboxEntry[] = []
  for (const name of names.toSorted().reverse()) {
    const entry = await readEntry(folder, name).catch((err: unknown) => {
      log.error({ err }, 'a file of the outbox is no message')
      return null
    })
    if (!entry || (wanted !== '' && entry.to.toLowerCase() !== wanted)) continue
    entries.push(entry)
    if (entries.length === SHOWN) break
  }
  return entries.toSorted((one, other) => other.sentAt.localeCompare(one.sentAt))
}

/** One message by its id, or null; fails where its file is no message. */
export async function findMessage(folder: string, id: string): Promise<OutboxEntry | null> {
  return /^[\w-]{1,64}$/.test(id) ? readEntry(folder, `${id}.json`) : null
}

async function readEntry(folder: string, name: string): Promise<OutboxEntry | null> {
  const written = await readFile(join(folder, name), 'utf8').catch(() => null)
  if (written === null) return null
  return readJson<OutboxEntry>(entryShape, parsed(written), { table: 'outbox', id: name }, 'message')
}

/** Undefined for what is no JSON: the parser's own error would repeat what stands there. */
function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return undefined
  }
}
