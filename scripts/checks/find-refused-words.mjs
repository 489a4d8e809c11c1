import { parseSync } from '@swc/core'
import { REFUSED_WORDS } from './refused-words.mjs'

/**
 * Every text that a file may show, as it is written there: strings, templates with `{…}` for their values, and
 * texts of elements. Comments, imports and keys are none.
 * @param {string} path
 * @param {string} text
 * @returns {string[]}
 */
export function sentencesIn(path, text) {
  const found = []
  if (path.endsWith('.json'))
    visit(JSON.parse(text), (value) => typeof value === 'string' && found.push(value))
  else
    visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }), (node) => {
      if (node?.type === 'StringLiteral' || node?.type === 'JSXText') found.push(node.value)
      if (node?.type === 'TemplateLiteral')
        found.push(node.quasis?.map(({ cooked }) => cooked).join('{…}') ?? '')
      return node?.type === 'ImportDeclaration' || node?.type === 'ExportAllDeclaration'
    })
  return found.map((one) => one.replace(/\s+/g, ' ').trim()).filter((one) => /\p{L}/u.test(one))
}

/**
 * What a sentence says that none may: the words, and what to say instead. What stands in it to the letter by agreement
 * (`literals`, `{…}` for a value) is not judged.
 * @param {string} path
 * @param {string} sentence
 * @param {readonly string[]} literals
 */
export function refusedWordsIn(path, sentence, literals) {
  const said = REFUSED_WORDS.filter(({ pattern, except }) => !except?.test(path) && pattern.test(sentence))
  if (said.length === 0) return []
  const own = literals.reduce((rest, literal) => rest.replace(asExpression(literal), ' '), sentence)
  return said.flatMap(({ pattern, right }) => {
    const [found] = pattern.exec(own) ?? []
    return found === undefined ? [] : [{ said: found, right }]
  })
}

const expressions = new Map()

function asExpression(literal) {
  const known = expressions.get(literal)
  if (known) return known
  const parts = literal.split(/\{[^{}]*\}/).map((part) => part.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&'))
  const made = new RegExp(parts.join('.{1,80}?'), 'u')
  expressions.set(literal, made)
  return made
}

/** Goes through what a parser made; what `see` answers true for is not gone into. */
function visit(node, see) {
  if (see(node) === true || node === null || typeof node !== 'object') return
  for (const child of Object.values(node)) visit(child, see)
}
