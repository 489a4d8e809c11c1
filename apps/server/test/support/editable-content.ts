import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { reloadContent } from '../../src/operations/reload-content.ts'
import type { Parts } from '../../src/parts.ts'

const SILENT = { info: () => {}, error: () => {} } as never

/** A copy of the shipped content that a server sells by, and that changes while it runs. */
export async function copyContent() {
  const root = await mkdtemp(join(tmpdir(), 'issuers-'))
  await cp(DEFAULT_ROOT, root, { recursive: true })
  /** Changes an issuer's file, of which the server hears; gives what turns it back. */
  const edit = async (parts: Parts, file: string, change: (text: string) => string) => {
    const path = join(root, file)
    const before = await readFile(path, 'utf8')
    const write = async (text: string) => {
      await writeFile(path, text)
      await reloadContent({ ...parts, log: SILENT })
    }
    await write(change(before))
    return () => write(before)
  }
  return {
    env: { CONTENT_DIR: root },
    content: await loadContent(root),
    edit,
    remove: () => rm(root, { recursive: true }),
  }
}
