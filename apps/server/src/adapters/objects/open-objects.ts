import type { Config } from '../../config.ts'
import type { ObjectStore } from '../../ports/object-store.ts'

/** The object store that configuration names, or null; its library is loaded only where there is one. */
export async function openObjects({ documents }: Pick<Config, 'documents'>): Promise<ObjectStore | null> {
  if (documents === null) return null
  const { s3Objects } = await import('./s3.ts')
  return s3Objects(documents)
}
