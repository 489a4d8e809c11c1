import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT_FILES, FILE_NAMES, type FileName, type IssuerFiles } from './content-files.ts'
import type { ContentProblem } from './problem.ts'

type Say = (file: string, path: string, message: string) => void

/** A folder as read: `files` is null when any of them is missing or breaks its schema. */
export interface IssuerFolder {
  readonly folder: string
  readonly files: IssuerFiles | null
  /** Short SHA-256 of the files' bytes. */
  readonly version: string
  readonly problems: readonly ContentProblem[]
}

/** Reads one issuer's folder and checks each file by itself; the problems of all files come back together. */
export async function readIssuerFolder(root: string, folder: string): Promise<IssuerFolder> {
  const problems: ContentProblem[] = []
  const say: Say = (file, path, message) => problems.push({ folder, file, path, message })
  const present = await readdir(join(root, folder))
  for (const file of present) {
    if (file.endsWith('.json') && !(file in CONTENT_FILES)) say(file, '', 'is not a file of an issuer')
  }
  const hash = createHash('sha256')
  const files: Partial<Record<FileName, unknown>> = {}
  for (const name of FILE_NAMES) {
    if (!present.includes(name)) {
      say(name, '', 'is missing')
      continue
    }
    const bytes = await readFile(join(root, folder, name))
    hash.update(name).update(bytes)
    files[name] = parseFile(name, bytes.toString('utf8'), say)
  }
  const version = hash.digest('hex').slice(0, 12)
  return { folder, files: problems.length === 0 ? (files as IssuerFiles) : null, version, problems }
}

function parseFile(name: FileName, written: string, say: Say): unknown {
  let json: unknown
  try {
    json = JSON.parse(written)
  } catch (error) {
    say(name, '', `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
  const result = CONTENT_FILES[name].safeParse(json)
  const noun = name.replace('.json', '')
  for (const issue of result.error?.issues ?? []) say(name, [noun, ...issue.path].join('.'), issue.message)
  return result.data
}
