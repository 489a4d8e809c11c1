import { createHash } from 'node:crypto'
import { CONTENT_FILES, FILE_NAMES, type FileName, type IssuerFiles } from './content-files.ts'
import { isObject, layOver } from './lay-over.ts'
import { type Layer, placeOf } from './place-of.ts'
import type { ContentProblem } from './problem.ts'
import { readLayers } from './read-layers.ts'

/** A folder as read, over what it shares: `files` is null when any of them is missing or breaks its schema. */
export interface IssuerFolder {
  readonly folder: string
  readonly files: IssuerFiles | null
  /** The files composed of all layers as they are written, before their schemas. */
  readonly written: Partial<Record<FileName, unknown>>
  /** Short SHA-256 of the bytes of all that it is composed of. */
  readonly version: string
  readonly problems: readonly ContentProblem[]
  /** The same problem at the file in which the value stands, which may be a shared one. */
  readonly placed: (problem: ContentProblem) => ContentProblem
}

/** Reads one issuer's folder and checks each file by itself; the problems of all files come back together. */
export async function readIssuerFolder(root: string, issuer: string): Promise<IssuerFolder> {
  const read = await readLayers(root, issuer)
  const problems: ContentProblem[] = [...read.problems]
  const hash = createHash('sha256')
  const written: Partial<Record<FileName, unknown>> = {}
  const files: Partial<Record<FileName, unknown>> = {}
  const layersOf = (name: FileName): readonly Layer[] =>
    read.layers.flatMap(({ folder, files: held }) => {
      const file = held[name]
      return file === undefined
        ? []
        : [{ folder, json: folder === issuer ? ownOf(name, file.json) : file.json }]
    })
  const named = (problem: ContentProblem) => (problem.folder === issuer ? problem : { ...problem, issuer })
  const placed = (problem: ContentProblem): ContentProblem => {
    const { file, path } = problem
    if (!isFileName(file) || !(file in written)) return problem
    return named({ ...problem, ...placeOf(layersOf(file), written[file], path) })
  }
  // Without one of its layers everything would be missing.
  for (const name of read.layers.length === 0 ? [] : FILE_NAMES) {
    const noun = name.replace('.json', '')
    const [lowest, ...above] = layersOf(name)
    if (lowest === undefined) {
      problems.push({ folder: issuer, file: name, path: '', message: 'is missing' })
      continue
    }
    for (const { files: held } of read.layers) if (held[name]) hash.update(name).update(held[name].bytes)
    if ([lowest, ...above].some(({ json }) => json === undefined)) continue
    written[name] = above.reduce<unknown>(
      (below, { folder, json }) =>
        layOver(below, json, noun, (path, message) => problems.push({ folder, file: name, path, message })),
      lowest.json,
    )
    const result = CONTENT_FILES[name].safeParse(written[name])
    for (const issue of result.error?.issues ?? [])
      problems.push(
        placed({ folder: issuer, file: name, path: [noun, ...issue.path].join('.'), message: issue.message }),
      )
    files[name] = result.data
  }
  const version = hash.digest('hex').slice(0, 12)
  return {
    folder: issuer,
    files: problems.length === 0 ? (files as IssuerFiles) : null,
    written,
    version,
    problems: problems.map(named),
    placed,
  }
}

/** What the issuer's own file says: which folders lie below it is nothing that the store is told. */
function ownOf(name: FileName, json: unknown): unknown {
  if (name !== 'issuer.json' || !isObject(json)) return json
  const { shared: _, ...own } = json
  return own
}

function isFileName(file: string): file is FileName {
  return file in CONTENT_FILES
}
