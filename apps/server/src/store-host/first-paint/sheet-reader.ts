import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReadSheet } from './first-sight.ts'

/** Reads built sheets by their address under `clientDir`, each once. */
export function createSheetReader(clientDir: string): ReadSheet {
  const sheets = new Map<string, Promise<string>>()
  return (address) => {
    const sheet = sheets.get(address) ?? readFile(join(clientDir, address), 'utf8')
    sheets.set(address, sheet)
    return sheet
  }
}
