import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { Config } from '../config.ts'
import type { Parts } from '../parts.ts'

/** What CONTENT_DIR names, or what ships with the store; rejects with file and field of what cannot be used. */
export async function readContent({ contentDir }: Pick<Config, 'contentDir'>): Promise<Parts['content']> {
  if (contentDir === undefined) return loadContent(DEFAULT_ROOT)
  return loadContent(contentDir).catch((error: Error) => {
    throw new Error(`CONTENT_DIR cannot be used (docs/operations.md): ${error.message}`)
  })
}
