import { readdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { checkBetweenFiles } from './check/check-between-files.ts'
import { checkBetweenIssuers } from './check/check-between-issuers.ts'
import { composeIssuer } from './compose-issuer.ts'
import { describeProblems } from './problem.ts'
import { readIssuerFolder } from './read-issuer-folder.ts'
import { SHARED } from './read-layers.ts'
import { readSharePictures } from './read-share-pictures.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')

/**
 * Every issuer under `root` by its code, one folder each over what it shares (`shared`), main issuer first, deeply
 * frozen. Amounts are centavos. Data that breaks a rule refuses the whole start: the Error's message has one line per
 * problem, of all files, as `content/issuers/VRPAT/products.json: products.3.code: …`.
 */
export async function loadContent(root: string | URL): Promise<ReadonlyMap<string, IssuerContent>> {
  const directory = root instanceof URL ? fileURLToPath(root) : root
  const entries = await readdir(directory, { withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .map((entry) => entry.name)
  const folders = await Promise.all(names.toSorted().map((name) => readIssuerFolder(directory, name)))
  const read = folders.flatMap(({ files, ...folder }) => (files ? [{ ...folder, files }] : []))
  const whole = await Promise.all(
    read.map(async (one) => ({
      ...one,
      shared: await readSharePictures(directory, one.folder, one.files['channels.json']),
    })),
  )
  const problems = [
    ...folders.flatMap((folder) => folder.problems),
    ...whole.flatMap(({ folder, files, placed }) => checkBetweenFiles(folder, files).map(placed)),
    ...whole.flatMap(({ shared }) => shared.problems),
    // A folder that could not be read may hold what another one seems to lack.
    ...(whole.length === folders.length ? checkBetweenIssuers(whole) : []),
  ]
  if (problems.length > 0) {
    const lines = describeProblems(problems, shownRoot(directory))
    throw new Error(`content cannot be used:\n${lines.join('\n')}`)
  }
  const issuers = whole.map(({ files, version, shared }) =>
    freezeDeep(composeIssuer(files, version, shared.pictures)),
  )
  const mainFirst = issuers.toSorted((one, other) => rank(one) - rank(other))
  return new Map(mainFirst.map((content) => [content.issuer.code, content]))
}

function rank({ issuer }: IssuerContent): number {
  if (issuer.kind !== 'main') return 2
  return issuer.hostKeywords.length === 0 ? 0 : 1
}

/** The root as a reader of the repository would write it; a root elsewhere stays as it is. */
function shownRoot(directory: string): string {
  const inside = relative(REPOSITORY, directory)
  return inside.startsWith('..') ? directory : inside
}

/** Freezes a value and all that it holds, so that one visitor's request cannot change another's content. */
function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const held of Object.values(value)) freezeDeep(held)
  return value
}
