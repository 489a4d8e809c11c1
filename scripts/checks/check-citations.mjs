import { posix } from 'node:path'
import { projectFiles } from './source-files.mjs'

/** Ways to cite pages that stand outside of the repository. Laws keep a blank after their sign: `art. 206 § 5`. */
const OUTSIDE = [
  /\bspec \d/gi,
  /\bthe spec\b|\bspecification\b/gi,
  /\bdetails? \d/gi,
  /\bdecisions \d{1,2}\b/gi,
  /\bhouse style\b|\bstyle \d/gi,
  /\(stack \d|\(look, '/g,
  /(?<!RFC \d{4} )§\d/g,
  /\b[SD]\d?-\d{1,3}\b/g,
  /\(M\d{2}\b/g,
]
/** A page's name in small letters or capitals (`sizes.perView.md` is a member); in quotes it is a part of a path. */
const PAGE = /(?<![\w./-])('?)((?:[\w.-]{1,40}\/){0,5}(?:[a-z0-9-]{1,60}|[A-Z]{1,20})\.md)\b/g

/**
 * What a text cites that nobody who has the repository alone can open, with its line: other people's pages, ids of
 * their lists, and pages that lie neither beside the file nor where they say from the root.
 * @param {string} path
 * @param {string} text
 * @param {ReadonlySet<string>} files
 */
export function citationsIn(path, text, files) {
  const names = new Set([...files].map((file) => posix.basename(file)))
  const isThere = (page, isPart) =>
    files.has(page) || files.has(posix.join(posix.dirname(path), page)) || (isPart && names.has(page))
  return text.split('\n').flatMap((line, at) => {
    const outside = OUTSIDE.flatMap((pattern) => [...line.matchAll(pattern)].map(([found]) => found))
    const lost = [...line.matchAll(PAGE)]
      .filter(([, quote, page]) => !isThere(page, quote !== ''))
      .map(([, , page]) => page)
    return [...outside, ...lost].map((found) => ({ line: at + 1, found }))
  })
}

/** Comments and pages say their reason, or name a page of the repository, a law, or a library's documentation. */
export function checkCitations() {
  const pages = new Set(projectFiles(/\.md$/).map(({ path }) => path))
  const files = projectFiles(/\.(ts|tsx|mjs|css|md|txt|json|yml)$/, /^package-lock|check-citations/)
  const problems = files.flatMap(({ path, text }) =>
    citationsIn(path, text, pages).map(
      ({ line, found }) => `${path}:${line}: cites ${found}, which is not in the repository`,
    ),
  )
  return { name: 'citations', checked: files.length, problems }
}
