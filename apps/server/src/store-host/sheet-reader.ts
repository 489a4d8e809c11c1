import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'postcss'
import type { ReadSheet } from './first-sight.ts'

/** Reads built sheets by their address under `clientDir`, each once. The parser is loaded with the first: a start needs none. */
export function createSheetReader(clientDir: string): ReadSheet {
  const sheets = new Map<string, Promise<Root>>()
  return (address) => {
    const sheet = sheets.get(address) ?? parseFile(join(clientDir, address))
    sheets.set(address, sheet)
    return sheet
  }
}

async function parseFile(file: string): Promise<Root> {
  const [text, { parse }] = await Promise.all([readFile(file, 'utf8'), import('postcss')])
  return parse(text)
}
