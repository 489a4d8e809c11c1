import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newId } from '../../database/new-id.ts'
import type { FoundPerson } from './find-person.ts'
import { idsOf, mentions, normaliseId } from './subject.ts'

/** Folders in which the adapters of development write. */
export interface PersonFolders {
  readonly outbox: string
  readonly portal: string
}

/** Names of files about a person, by folder. */
export interface FoundFiles {
  readonly outbox: readonly string[]
  readonly portal: readonly string[]
}

/** Finds the files of messages and orders that name a person or belong to what was found of it. */
export async function findFiles(folders: PersonFolders, found: FoundPerson): Promise<FoundFiles> {
  const messageIds = new Set(found.messages.map(({ id }) => id))
  const orderIds = new Set(found.purchases.flatMap(({ orders }) => orders.map(({ id }) => id)))
  const outbox = await list(folders.outbox)
  const own = new Set<string>()
  for (const name of outbox) {
    if (messageIds.has(idOf(name)) || (await names(join(folders.outbox, name), found))) own.add(idOf(name))
  }
  const portal: string[] = []
  for (const name of await list(folders.portal)) {
    if (orderIds.has(idOf(name)) || (await names(join(folders.portal, name), found))) portal.push(name)
  }
  return { outbox: outbox.filter((name) => own.has(idOf(name))), portal }
}

/** A message's attachments stand beside it under its id. */
function idOf(name: string): string {
  return name.split('.')[0] ?? name
}

async function list(folder: string): Promise<readonly string[]> {
  return (await readdir(folder).catch(() => [])).toSorted()
}

/** Attachments are not read: they are their message's. */
async function names(path: string, { subject }: FoundPerson): Promise<boolean> {
  if (!/\.(?:json|eml)$/.test(path)) return false
  return mentions(await readFile(path, 'utf8'), idsOf(subject))
}

/** Deletes a person's messages and empties its places in orders as they were handed over. */
export async function eraseFiles(
  folders: PersonFolders,
  files: FoundFiles,
  found: FoundPerson,
): Promise<void> {
  for (const name of files.outbox) await rm(join(folders.outbox, name), { force: true })
  const isPersonal = personalValues(found)
  for (const name of files.portal) {
    const path = join(folders.portal, name)
    const order: unknown = JSON.parse(await readFile(path, 'utf8'))
    const draft = `${path}.${newId()}.draft`
    await writeFile(draft, `${JSON.stringify(emptied(order, isPersonal), null, 2)}\n`, { mode: 0o600 })
    await rename(draft, path)
  }
}

/** Whether a text is the person's: its ids, and the names and phones that stand beside them in what was found. */
export function personalValues({
  subject,
  purchases,
  accounts,
}: Pick<FoundPerson, 'subject' | 'purchases' | 'accounts'>) {
  const values = new Set(
    [
      ...purchases.flatMap(({ places }) =>
        places.flatMap(({ name, cpf, email, phone }) => [name, cpf, email, phone]),
      ),
      ...accounts.flatMap(({ firstName, lastName, cpf, emailKey }) => [
        `${firstName} ${lastName}`,
        cpf,
        emailKey,
      ]),
    ].flatMap((value) => (value ? [normaliseId(value)] : [])),
  )
  const ids = idsOf(subject)
  return (text: string) => values.has(normaliseId(text)) || mentions(text, ids)
}

/** The same data with every personal text empty. */
export function emptied(value: unknown, isPersonal: (text: string) => boolean): unknown {
  if (typeof value === 'string') return isPersonal(value) ? '' : value
  if (Array.isArray(value)) return value.map((item) => emptied(item, isPersonal))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, emptied(item, isPersonal)]))
}
