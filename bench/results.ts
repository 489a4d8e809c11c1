import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import type { Row } from './row.ts'

const FILE = join(import.meta.dirname, 'RESULTS.md')
const LINE = /^\| (?!what |---)(.+) \|$/

/** Writes rows into the table of results; a row replaces the one of the same name. */
export function keepResults(command: string, rows: readonly Row[]): void {
  const lines = new Map(readLines().map((line) => [line.split(' | ')[0] ?? '', line]))
  for (const { what, toReach, measured, isReached, why } of rows) {
    const missed = why === undefined ? '**missed**' : `**missed**: ${why}`
    lines.set(what, [what, toReach, measured, isReached ? 'reached' : missed, `\`${command}\``].join(' | '))
  }
  writeFileSync(FILE, page([...lines.values()]))
}

function readLines(): readonly string[] {
  if (!existsSync(FILE)) return []
  return readFileSync(FILE, 'utf8')
    .split('\n')
    .flatMap((line) => LINE.exec(line)?.[1] ?? [])
}

function page(lines: readonly string[]): string {
  const { node } = process.versions
  return `# Results

What \`npm run bench\` measured, each line by the command beside it, on ${availableParallelism()} cores with Node ${node}; load and store
share them. Ratios are the store's number by its peer's, taken in turns in one run. \`bench/README.md\` tells how each is
measured.

| what | to reach | measured | verdict | command |
|---|---|---|---|---|
${lines.map((line) => `| ${line} |`).join('\n')}
`
}
