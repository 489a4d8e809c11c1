import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** TOKEN_SECRET, or one made on first start and kept readable to this account only. */
export function loadSecret({ tokenSecret, dataDir }: Pick<Config, 'tokenSecret' | 'dataDir'>): Uint8Array {
  if (tokenSecret) return new TextEncoder().encode(tokenSecret)
  const path = join(dataDir, 'token-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return new TextEncoder().encode(readFileSync(path, 'utf8'))
}
