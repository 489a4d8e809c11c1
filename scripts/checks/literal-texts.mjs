import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every text that was agreed to the letter (`literal-texts.txt`, one a line; `{…}` stands for a value). */
export function literalTexts() {
  return readFileSync(join(import.meta.dirname, 'literal-texts.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
}
