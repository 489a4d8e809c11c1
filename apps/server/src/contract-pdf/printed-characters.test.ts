import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isPrintable } from '@benefits/domain/text/printable'
import { expect, test } from 'vitest'

const require = createRequire(import.meta.url)
const pdfmake = require.resolve('pdfmake/package.json')
/** What pdfmake itself reads its fonts with. */
const { openSync } = createRequire(pdfmake)('fontkit') as {
  openSync(path: string): { readonly characterSet: readonly number[] }
}
const FACES = ['Regular', 'Medium', 'Italic', 'MediumItalic'].map(
  (face) => new Set(openSync(join(dirname(pdfmake), 'fonts', 'Roboto', `Roboto-${face}.ttf`)).characterSet),
)
const LAST = 0x2ffff

test('what a form takes for printable, every face of the font draws', () => {
  const missing: string[] = []
  for (let code = 0x21; code <= LAST; code += 1) {
    const character = String.fromCodePoint(code)
    // Blanks and what takes no place are folded; a stand-in for something else is no text.
    if (/\p{C}|\p{Z}|\p{Variation_Selector}/u.test(character) || character.normalize('NFC') !== character)
      continue
    if (isPrintable(character) && !FACES.every((face) => face.has(code)))
      missing.push(`U+${code.toString(16)}`)
  }
  expect(missing).toEqual([])
})
