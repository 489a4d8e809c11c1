import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod'

/** The embedded database's folder, in a data folder and in a backup. */
export const DATABASE = 'database'
/** The secret that a store made for itself, likewise. */
export const SECRET = 'token-secret'
const MANIFEST = 'backup.json'

/** What a backup says of itself: every file with the hash of its bytes, by its path. */
const manifest = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.infer<typeof manifest>

/** Writes down what is in a backup's folder; gives the number of files. */
export async function writeManifest(folder: string, madeAt: Date): Promise<number> {
  const files = await hashFiles(folder)
  const said: Manifest = { format: 1, madeAt: madeAt.toISOString(), files: Object.fromEntries(files) }
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(said, null, 1)}\n`, { mode: 0o600 })
  return files.size
}

/** Reads a backup whole. Throws a message that names the first file that is not as it was written. */
export async function readBackup(folder: string): Promise<Manifest> {
  const said = manifest.safeParse(await readJson(join(folder, MANIFEST)))
  if (!said.success) throw new Error(`${folder} is no backup: it has no ${MANIFEST} that can be read.`)
  const found = await hashFiles(folder)
  const { files } = said.data
  for (const [path, hash] of Object.entries(files)) {
    if (found.get(path) === hash) continue
    throw new Error(
      `${folder} is damaged: ${path} ${found.has(path) ? 'was changed' : 'is missing'}. Nothing was restored.`,
    )
  }
  for (const path of found.keys())
    if (!(path in files)) throw new Error(`${folder} is damaged: ${path} does not belong to it.`)
  return said.data
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return null
  }
}

/** Every file but the manifest, by its path with slashes. */
async function hashFiles(folder: string): Promise<Map<string, string>> {
  const hashes = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(folder, path).replaceAll('\\', '/')
    if (!entry.isFile() || name === MANIFEST) continue
    const hash = createHash('sha256')
    await pipeline(createReadStream(path), hash)
    hashes.set(name, hash.digest('hex'))
  }
  return hashes
}
