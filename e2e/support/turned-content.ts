import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Features } from '../../packages/domain/src/catalogue/issuer.ts'

interface Flagged {
  readonly features: Features
}

const SHIPPED = join(import.meta.dirname, '..', '..', 'content', 'issuers')

/**
 * A copy of the shipped content in which those issuers, and so their channels, have other flags
 * (docs/rules/issuers.md).
 */
export function turnFlags(flags: Readonly<Record<string, Partial<Features>>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-content-'))
  cpSync(SHIPPED, folder, { recursive: true })
  for (const [issuer, turned] of Object.entries(flags)) {
    const file = join(folder, issuer, 'issuer.json')
    const settings: Flagged = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...settings, features: { ...settings.features, ...turned } }))
  }
  return folder
}
