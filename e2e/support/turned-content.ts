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
  const folder = copyContent()
  for (const [issuer, turned] of Object.entries(flags))
    editContent<Flagged>(folder, issuer, 'issuer.json', (settings) => ({
      ...settings,
      features: { ...settings.features, ...turned },
    }))
  return folder
}

/** A copy of the shipped content, to be changed while a store reads it. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-content-'))
  cpSync(SHIPPED, folder, { recursive: true })
  return folder
}

/** Changes one file of a copy; a store that runs takes it once it reads its content again. */
export function editContent<Content>(
  folder: string,
  issuer: string,
  name: string,
  change: (content: Content) => Content,
): void {
  const file = join(folder, issuer, name)
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}
