import { posix } from 'node:path'
import { projectFiles } from './source-files.mjs'

/** Folders that still cite what the repository does not hold; a folder that is clean leaves the list. */
const NOT_YET = ['apps/server/', 'apps/store/']

/** Ways to cite pages that stood outside of the repository. Laws keep a blank after their sign: `art. 206 § 5`. */
const OUTSIDE = [
  /\bspec \d/gi,
  /\bthe spec(?:ification)?\b/gi,
  /\bdetails? \d/gi,
  /\bdecisions \d{1,2}\b/gi,
  /\bstyle \d/gi,
  /§\d/g,
  /\b[SD]\d?-\d{1,3}\b/g,
  /\bM\d{2}\b/g,
]
const PAGE = /(?<![\w./-])[\w./-]{1,100}\.md\b/g

/**
 * What a text cites that nobody who has the repository alone can open, with its line: other people's pages, ids of
 * their lists, and pages that lie neither beside the file nor where they say from the root.
 * @param {string} path
 * @param {string} text
 * @param {ReadonlySet<string>} files
 */
export function citationsIn(path, text, files) {
  return text.split('\n').flatMap((line, at) => {
    const pages = [...line.matchAll(PAGE)].map(([page]) => page)
    const lost = pages.filter((page) => !files.has(page) && !files.has(posix.join(posix.dirname(path), page)))
    const outside = OUTSIDE.flatMap((pattern) => [...line.matchAll(pattern)].map(([found]) => found))
    return [...outside, ...lost].map((found) => ({ line: at + 1, found }))
  })
}

/** Comments and pages say their reason, or name a page of the repository, a law, or a library's documentation. */
export function checkCitations() {
  const pages = new Set(projectFiles(/\.md$/).map(({ path }) => path))
  const files = projectFiles(/\.(ts|tsx|mjs|css|md|txt|json|yml)$/, /^package-lock|check-citations/).filter(
    ({ path }) => !NOT_YET.some((folder) => path.startsWith(folder)),
  )
  const problems = files.flatMap(({ path, text }) =>
    citationsIn(path, text, pages).map(
      ({ line, found }) => `${path}:${line}: cites ${found}, which is not in the repository`,
    ),
  )
  return { name: 'citations', checked: files.length, problems }
}
