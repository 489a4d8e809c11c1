import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SHARED } from '../../packages/content/src/read-layers.ts'
import { readWholeIssuer } from '../../packages/content/src/whole-issuer.ts'
import type { Features } from '../../packages/domain/src/catalogue/issuer.ts'

interface Flagged {
  readonly features: Features
}

const SHIPPED = join(import.meta.dirname, '..', '..', 'content', 'issuers')

/** The shipped issuers' files by folder, each composed: what a test changes of one is no other's. */
export const WHOLE_ISSUERS = await Promise.all(
  readdirSync(SHIPPED)
    .filter((folder) => folder !== SHARED)
    .map(async (issuer) => ({ issuer, files: await readWholeIssuer(SHIPPED, issuer) })),
)

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

/** A copy of the shipped content, every folder whole, to be changed while a store reads it. */
export function copyContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-content-'))
  for (const { issuer, files } of WHOLE_ISSUERS) {
    cpSync(join(SHIPPED, issuer), join(folder, issuer), { recursive: true })
    for (const [name, json] of Object.entries(files))
      writeFileSync(join(folder, issuer, name), JSON.stringify(json))
  }
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
