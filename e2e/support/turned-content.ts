import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Features } from '../../packages/domain/src/catalogue/issuer.ts'

interface Flagged {
  readonly features: Features
}

const SHIPPED = join(import.meta.dirname, '..', '..', 'content', 'issuers')

/** A copy of the shipped content in which those issuers, and each of their channels, have other flags. */
export function turnFlags(flags: Readonly<Record<string, Partial<Features>>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'loja-content-'))
  cpSync(SHIPPED, folder, { recursive: true })
  for (const [issuer, turned] of Object.entries(flags)) {
    const turn = (one: Flagged) => ({ ...one, features: { ...one.features, ...turned } })
    rewrite<Flagged>(join(folder, issuer, 'issuer.json'), turn)
    rewrite<readonly Flagged[]>(join(folder, issuer, 'channels.json'), (channels) => channels.map(turn))
  }
  return folder
}

function rewrite<T>(file: string, change: (content: T) => unknown): void {
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))))
}
