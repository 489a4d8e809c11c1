import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTENT_FILES, FILE_NAMES, type FileName } from './content-files.ts'
import { isObject } from './lay-over.ts'
import type { ContentProblem } from './problem.ts'

/** The folder beside the issuers' in which what several have in common lies, a folder each. */
export const SHARED = 'shared'

/** A folder's files that are JSON; what is not, or is no file of an issuer, is told. */
interface LayerFolder {
  readonly folder: string
  readonly files: Partial<Record<FileName, { readonly bytes: Buffer; readonly json: unknown }>>
  readonly problems: readonly ContentProblem[]
}

/** An issuer's folder over the shared ones that its `issuer.json` names, lowest first; none where one is not there. */
export async function readLayers(
  root: string,
  issuer: string,
): Promise<{ readonly layers: readonly LayerFolder[]; readonly problems: readonly ContentProblem[] }> {
  const own = await readLayer(root, issuer)
  const settings = own.files['issuer.json']?.json
  const names = isObject(settings) && 'shared' in settings ? settings.shared : []
  const say = (path: string, message: string): ContentProblem => ({
    folder: issuer,
    file: 'issuer.json',
    path: `issuer.shared${path}`,
    message,
  })
  if (!Array.isArray(names)) return { layers: [], problems: [...own.problems, say('', 'must be a list')] }
  const present: readonly unknown[] = await readdir(join(root, SHARED)).catch(() => [])
  const missing = names.flatMap((name, at) =>
    present.includes(name) ? [] : [say(`.${at}`, `there is no folder ${SHARED}/${name}`)],
  )
  if (missing.length > 0) return { layers: [], problems: [...own.problems, ...missing] }
  const below = await Promise.all(names.map((name) => readLayer(root, `${SHARED}/${name}`)))
  const layers = [...below, own]
  return { layers, problems: layers.flatMap(({ problems }) => problems) }
}

async function readLayer(root: string, folder: string): Promise<LayerFolder> {
  const problems: ContentProblem[] = []
  const say = (file: string, message: string) => problems.push({ folder, file, path: '', message })
  const present = await readdir(join(root, folder))
  for (const file of present)
    if (file.endsWith('.json') && !(file in CONTENT_FILES)) say(file, 'is not a file of an issuer')
  const files: LayerFolder['files'] = {}
  for (const name of FILE_NAMES.filter((file) => present.includes(file))) {
    const bytes = await readFile(join(root, folder, name))
    try {
      files[name] = { bytes, json: JSON.parse(bytes.toString('utf8')) }
    } catch (error) {
      say(name, `is not JSON: ${error instanceof Error ? error.message : String(error)}`)
      files[name] = { bytes, json: undefined }
    }
  }
  return { folder, files, problems }
}
