import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { checkFolder } from '../database/check-folder.ts'
import { syncFolder } from '../database/sync-files.ts'

const BYTES = 32

/**
 * TOKEN_SECRET, or one made on first start and kept readable to this account only. Throws where the kept one is too
 * short to be one: a key that can be guessed would sign anybody's tokens.
 */
export function loadSecret({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): Uint8Array {
  if (tokenSecret) return new TextEncoder().encode(tokenSecret)
  const path = join(dataDir, 'token-secret')
  if (!existsSync(path)) checkFolder(dataDir)
  const secret = read(path) ?? make(path)
  if (secret.length >= BYTES) return new TextEncoder().encode(secret)
  throw new Error(
    `${path} is damaged. Delete it: a new one is made, and whoever is signed in signs in again.`,
  )
}

/** The secrets of before, of which nothing new is signed. */
export function loadFormerSecrets({
  formerTokenSecrets,
}: Pick<Config, 'formerTokenSecrets'>): readonly Uint8Array[] {
  return formerTokenSecrets.map((secret) => new TextEncoder().encode(secret))
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The file appears whole or not at all; of several processes that start together one makes it for all. */
function make(path: string): string {
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, path)
    syncFolder(dirname(path))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(path, 'utf8')
}
