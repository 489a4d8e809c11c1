import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type Root } from 'postcss'
import type { ReadSheet } from './first-sight.ts'

/** Reads built sheets by their address under `clientDir`, each once. */
export function createSheetReader(clientDir: string): ReadSheet {
  const sheets = new Map<string, Promise<Root>>()
  return (address) => {
    const sheet =
      sheets.get(address) ?? readFile(join(clientDir, address), 'utf8').then((text) => parse(text))
    sheets.set(address, sheet)
    return sheet
  }
}
