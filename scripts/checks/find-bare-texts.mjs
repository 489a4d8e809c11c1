import { SyntaxKind } from 'typescript/unstable/ast'
import { API, TypeFlags } from 'typescript/unstable/sync'

const TEXT =
  TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown

/** Components that are always one element, whatever they are given; the lower-case tags are too. */
const ALWAYS_ONE = /^([a-z].*|Icon|KeepQueryLink|Spinner|VisuallyHidden)$/
/** What draws its children and nothing around them. */
const NOTHING_AROUND = /^(|Fragment|Suspense|\w+Context)$/

/**
 * Every text of a project's components that has no element of its own and comes, goes or changes beside something else.
 * React keeps such a text's node to change it, to take it away and to put others before it; a browser's translator has
 * replaced that node by its own, so that the text stays as it was or the page breaks. A text that is all there is in
 * its element has no such node, and one that never changes among elements that never change is left alone.
 *
 * It asks the compiler for each child's type, so a property that takes elements and no text says so by its type.
 * @param {string} tsconfig path of the project
 * @param {(path: string) => boolean} isLookedAt by the file's whole path
 * @param {import('typescript/unstable/fs').FileSystem} [fs] files that stand before those of the disk
 */
export function findBareTexts(tsconfig, isLookedAt, fs) {
  const api = new API(fs ? { fs } : {})
  try {
    const project = api.updateSnapshot({ openProjects: [tsconfig] }).getProject(tsconfig)
    if (!project) throw new Error(`${tsconfig} is no project`)
    const found = []
    let checked = 0
    for (const path of project.program.getSourceFileNames().filter(isLookedAt)) {
      const file = project.program.getSourceFile(path)
      const look = (node) => {
        if (isElement(node)) checked += 1
        for (const one of bareTexts(node, project.checker, file.text)) {
          const text = file.text.slice(one.pos, one.end)
          const at = one.pos + text.length - text.trimStart().length
          const line = file.text.slice(0, at).split('\n').length
          found.push({ path, line, text: text.replace(/\s+/g, ' ').trim() })
        }
        node.forEachChild(look)
      }
      look(file)
    }
    return { checked, found }
  } finally {
    api.close()
  }
}

function bareTexts(node, checker, source) {
  if (node.kind === SyntaxKind.FunctionDeclaration) return isTextComponent(node, checker) ? [node.name] : []
  if (!isElement(node)) return []
  const isOpen = NOTHING_AROUND.test(tagOf(node, source))
  const children = node.children
    .filter((child) => !isLayout(child, source))
    .map((child) => ({ child, kind: kindOf(child, checker, source) }))
  const isFixed = !isOpen && children.every(({ kind }) => kind !== 'changing' && kind !== 'elements')
  const isAlone = !isOpen && children.length === 1
  const bare = isAlone ? ['texts'] : isFixed ? [] : ['texts', 'changing', 'constant']
  return children.filter(({ kind }) => bare.includes(kind)).map(({ child }) => child)
}

/**
 * `blank` and `constant` texts, a `changing` one or several `texts`; `element` is always one, of `elements` there may
 * be any number.
 */
function kindOf(child, checker, source) {
  if (isElement(child) || child.kind === SyntaxKind.JsxSelfClosingElement)
    return ALWAYS_ONE.test(tagOf(child, source)) ? 'element' : 'elements'
  if (child.kind === SyntaxKind.JsxText)
    return source.slice(child.pos, child.end).trim() === '' ? 'blank' : 'constant'
  const type = checker.getTypeAtLocation(child.expression)
  if (type?.isStringLiteralType()) return type.value.trim() === '' ? 'blank' : 'constant'
  if (!mayBeText(type, checker)) return 'elements'
  return partsOf(type).some((part) => checker.isArrayLikeType(part) && mayBeText(part, checker))
    ? 'texts'
    : 'changing'
}

/**
 * Nothing is drawn of an empty text, nor of the zero that a condition leaves where it meant 'nothing'. `seen` are the
 * types under judgement: one that is made of itself is no text for that.
 */
function mayBeText(type, checker, seen = new Set()) {
  if (!type) return true
  if (seen.has(type.id)) return false
  seen.add(type.id)
  if (type.isLiteralType() && !type.value) return false
  if (type.flags & TEXT) return true
  if (type.isUnionType()) return type.getTypes().some((part) => mayBeText(part, checker, seen))
  if (!checker.isArrayLikeType(type)) return false
  return checker.getTypeArguments(type).some((part) => mayBeText(part, checker, seen))
}

function partsOf(type) {
  return type?.isUnionType() ? type.getTypes() : [type]
}

/** A component whose answer may be a text, which then stands wherever the component does. */
function isTextComponent(node, checker) {
  if (!/^[A-Z]/.test(node.name?.text ?? '')) return false
  const signature = checker.getSignatureFromDeclaration(node)
  return mayBeText(signature && checker.getReturnTypeOfSignature(signature), checker)
}

function isElement({ kind }) {
  return kind === SyntaxKind.JsxElement || kind === SyntaxKind.JsxFragment
}

function tagOf(node, source) {
  if (node.kind === SyntaxKind.JsxFragment) return ''
  const { tagName } = node.openingElement ?? node
  return source.slice(tagName.pos, tagName.end).trim()
}

/** Line breaks between the children, and comments. */
function isLayout(child, source) {
  if (child.kind === SyntaxKind.JsxExpression) return !child.expression
  const text = source.slice(child.pos, child.end)
  return child.kind === SyntaxKind.JsxText && text.trim() === '' && text.includes('\n')
}
