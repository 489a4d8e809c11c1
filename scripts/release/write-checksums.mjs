import { createHash, createPrivateKey, sign } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

export const SUMS = 'SHA256SUMS'

/**
 * Writes the SHA-256 of every file of a folder into its `SHA256SUMS`, as `sha256sum --check` reads it, and with a key
 * (PEM, Ed25519) that file's signature into `SHA256SUMS.sig`, which `openssl pkeyutl -verify` judges
 * (docs/operations.md: Releases). Gives the number of files.
 * @param {string} folder
 * @param {string} [key] the private key's text
 */
export function writeChecksums(folder, key) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
  const lines = files.map((file) => `${sha256(readFileSync(join(folder, file)))}  ${file}\n`)
  const sums = Buffer.from(lines.join(''))
  writeFileSync(join(folder, SUMS), sums)
  if (key) writeFileSync(join(folder, `${SUMS}.sig`), sign(null, sums, readKey(key)))
  return files.length
}

function readKey(text) {
  const key = createPrivateKey(text)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A release is signed with a key of Ed25519.')
  return key
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
