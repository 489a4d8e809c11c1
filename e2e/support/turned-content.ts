import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SHIPPED = join(import.meta.dirname, '..', '..', 'content', 'issuers')
const FILES = ['issuer.json', 'channels.json'] as const

/** A copy of the shipped content in which those issuers' stores, and each of their channels, have or have not accounts. */
export function turnAccounts(accounts: Readonly<Record<string, boolean>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-content-'))
  cpSync(SHIPPED, folder, { recursive: true })
  for (const [issuer, isOn] of Object.entries(accounts))
    for (const name of FILES) {
      const file = join(folder, issuer, name)
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replaceAll(/"accessManagement": (?:true|false)/g, `"accessManagement": ${isOn}`),
      )
    }
  return folder
}
