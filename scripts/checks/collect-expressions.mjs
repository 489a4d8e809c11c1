import { parseSync } from '@swc/core'

/**
 * Every regular expression of a source, as `{ source, flags, line }`: literals, and `RegExp` of a text. One that is
 * made of other parts has no `source` that could be judged. The parser counts bytes over all files that it read, so
 * lines are found by what is written, in order.
 * @param {string} path
 * @param {string} text
 */
export function collectExpressions(path, text) {
  const found = []
  visit(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'esnext' }), (node) => {
    if (node.type === 'RegExpLiteral') {
      const { pattern: source, flags } = node
      found.push({ source, flags, written: `/${source}/${flags}` })
    }
    if (!isConstructor(node)) return
    const [pattern, flags] = node.arguments.map(({ expression }) => expression)
    if (pattern?.type === 'StringLiteral')
      found.push({ source: pattern.value, flags: flags?.value ?? '', written: pattern.raw })
    else if (pattern?.type !== 'RegExpLiteral') found.push({ written: 'RegExp(' })
  })
  let from = 0
  return found.map(({ written, ...expression }) => {
    const at = text.indexOf(written, from)
    from = at < 0 ? from : at + 1
    return { ...expression, line: text.slice(0, from).split('\n').length }
  })
}

function isConstructor({ type, callee }) {
  return (type === 'NewExpression' || type === 'CallExpression') && callee?.value === 'RegExp'
}

function visit(node, see) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, see)
  } else if (node !== null && typeof node === 'object') {
    see(node)
    for (const child of Object.values(node)) visit(child, see)
  }
}
