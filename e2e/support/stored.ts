import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import type { OutboxEntry } from '../../apps/server/src/adapters/mail/outbox.ts'
import type { PortalOrderBody } from '../../apps/server/src/services/hiring/portal-order.ts'
import { parseCnpj } from '../../packages/domain/src/document/parse-cnpj.ts'
import { readPdfText } from './read-pdf.ts'

/**
 * Orders and mails come within a second on an idle machine; Playwright itself looks once a second after three times.
 */
const OFTEN = { intervals: [100, 250] }

/** The copy of a contract as it was mailed. */
export interface ContractMail {
  readonly subject: string
  readonly text: string
  readonly bytes: Uint8Array
  readonly pdfText: string
}

/** Orders that the customer portal was handed for a company (formatted CNPJ), as stored; waits for the first. */
export async function readHandOvers(cnpj: string): Promise<readonly PortalOrderBody[]> {
  await expect
    .poll(async () => (await handOversOf(cnpj)).length, { message: `an order of ${cnpj}`, ...OFTEN })
    .toBeGreaterThan(0)
  return handOversOf(cnpj)
}

/** Orders that the portal was handed so far, without waiting. */
export async function handOversOf(cnpj: string): Promise<readonly PortalOrderBody[]> {
  const bare = parseCnpj(cnpj)
  const orders = await readJson<{ readonly body: PortalOrderBody }>(join(dataDir(), 'portal'))
  return orders.map(({ body }) => body).filter(({ company }) => company.cnpj === bare)
}

/** Messages to somebody that carry a file, with the text of the file; waits for the first. */
export async function readContractMails(email: string): Promise<readonly ContractMail[]> {
  const folder = join(dataDir(), 'outbox')
  const withFile = async () =>
    (await readJson<OutboxEntry>(folder)).filter(
      ({ to, attachments }) => to === email && attachments.length > 0,
    )
  await expect
    .poll(async () => (await withFile()).length, { message: `a contract for ${email}`, ...OFTEN })
    .toBeGreaterThan(0)
  const messages: ContractMail[] = []
  for (const { subject, text, attachments } of await withFile()) {
    expect(attachments).toHaveLength(1)
    const bytes = new Uint8Array(await readFile(join(folder, attachments[0]?.file ?? '')))
    messages.push({ subject, text, bytes, pdfText: await readPdfText(bytes) })
  }
  return messages
}

/**
 * Where the link leads that an order's mail brings to an address that nobody validated yet: page and query. Waits for
 * it.
 */
export async function readContractLink(email: string): Promise<string> {
  let link = ''
  const find = async () => {
    const mails = await readJson<OutboxEntry>(join(dataDir(), 'outbox'))
    const texts = mails.filter(({ to }) => to === email).map(({ text }) => text)
    link =
      texts.map((text) => /https:\/\/[^/\s]+(\/mensagens\/contrato\S+)/.exec(text)?.[1]).find(Boolean) ?? ''
    return link
  }
  await expect.poll(find, { message: `a link for ${email}`, ...OFTEN }).not.toBe('')
  return link
}

/** The folder that the server under test writes to; the configuration of the run names it. */
function dataDir(): string {
  const dir = process.env.E2E_DATA_DIR
  if (!dir) throw new Error('E2E_DATA_DIR is not set: run the journeys through their configuration')
  return dir
}

/** What stands in each file: it is written once, and a run writes hundreds that every look would read again. */
const seen = new Map<string, unknown>()

async function readJson<T>(folder: string): Promise<readonly T[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'))
  return Promise.all(names.map((name) => readOnce<T>(join(folder, name))))
}

async function readOnce<T>(file: string): Promise<T> {
  if (!seen.has(file)) seen.set(file, JSON.parse(await readFile(file, 'utf8')))
  return seen.get(file) as T
}
