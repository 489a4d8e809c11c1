import { literalTexts } from './literal-texts.mjs'
import { projectFiles } from './source-files.mjs'

/** The three homes of words: editorial data, texts that rules speak, a screen's own words. */
const HOMES = {
  content: /^content\/.*\.json$/,
  copy: /^packages\/copy\/src\/.*\.ts$/,
  screen: /^apps\/store\/app\/.*copy\.ts$/,
}

/**
 * Every text that was agreed to the letter (`literal-texts.txt`, one a line; `{…}` stands for a value) must occur in
 * exactly one home.
 */
export function checkCopy() {
  const texts = literalTexts()
  const homes = Object.entries(HOMES).map(([home, pattern]) => ({
    home,
    text: projectFiles(pattern, /\.test\./)
      .map(({ text }) => text)
      .join('\n')
      .replace(/\\n/g, ' '),
  }))
  const problems = []
  for (const literal of texts) {
    const parts = literal
      .split(/\{[^{}]*\}/)
      .map((part) => part.trim())
      .filter(Boolean)
    const found = homes
      .filter(({ text }) => parts.every((part) => text.includes(part)))
      .map(({ home }) => home)
    if (found.length === 0) problems.push(`no home says: ${literal}`)
    if (found.length > 1) problems.push(`${found.join(' and ')} both say: ${literal}`)
  }
  return { name: 'copy', checked: texts.length, problems }
}
