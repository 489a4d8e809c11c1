import { FILE_NAMES } from '../content-files.ts'
import type { Check } from './check.ts'

/** Texts use no other placeholder than `{issuer}`: a misspelt one would reach the visitor. */
export const checkTexts: Check = (files, report) => {
  for (const file of FILE_NAMES) {
    visit(files[file], [], (value, path) => {
      const [unknown] = value.replaceAll('{issuer}', '').match(/[{}][^{}]*\}?/) ?? []
      if (unknown !== undefined) report(file, path, `has the unknown placeholder ${unknown}`)
    })
  }
}

function visit(value: unknown, path: readonly string[], tell: (text: string, path: string) => void): void {
  if (typeof value === 'string') tell(value, path.join('.'))
  if (typeof value !== 'object' || value === null) return
  for (const [key, held] of Object.entries(value)) visit(held, [...path, key], tell)
}
