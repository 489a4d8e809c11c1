import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { refusedWordsIn, sentencesIn } from './find-refused-words.mjs'
import { literalTexts } from './literal-texts.mjs'
import { REFUSED_WORDS } from './refused-words.mjs'
import { projectFiles } from './source-files.mjs'

/** Where a text of the store may stand. */
const HOMES = {
  content: /^content\/.*\.json$/,
  copy: /^packages\/copy\/src\/.*\.ts$/,
  'words of fields': /^packages\/wire\/src\/.*\.ts$/,
  store: /^apps\/store\/app\/.*\.tsx?$/,
  server: /^apps\/server\/src\/.*\.ts$/,
}
const NOT_SHOWN = /\.test\.|\/sample-|\/migrations\//

/** No text says a word that docs/glossary.md refuses, and the glossary tells of every word that is refused here. */
export function checkWords() {
  const literals = literalTexts()
  const problems = []
  let checked = 0
  for (const [home, pattern] of Object.entries(HOMES)) {
    const before = checked
    for (const { path, text } of projectFiles(pattern, NOT_SHOWN))
      for (const sentence of sentencesIn(path, text)) {
        checked += 1
        for (const { said, right } of refusedWordsIn(path, sentence, literals))
          problems.push(`${path}: “${said}”, say “${right}”: ${sentence}`)
      }
    if (checked === before) problems.push(`no sentence was found in ${home}`)
  }
  const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
  for (const { wrong, right } of REFUSED_WORDS)
    if (!glossary.includes(`| ${wrong} | ${right} |`))
      problems.push(`docs/glossary.md has no row: ${wrong} | ${right}`)
  return { name: 'words', checked, problems }
}
