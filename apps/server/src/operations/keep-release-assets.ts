import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import type { Config } from '../config.ts'
import { keepAssets } from '../store-host/keep-assets.ts'

/** The built store of this release: beside its content, wherever the release lies. */
const CLIENT_DIR = join(DEFAULT_ROOT, '..', '..', 'apps', 'store', 'build', 'client')

/** Puts this release's hashed files into ASSETS_DIR and gives the folder; null where none is named. */
export async function keepReleaseAssets({ assetsDir }: Pick<Config, 'assetsDir'>): Promise<string | null> {
  if (assetsDir === undefined) return null
  await keepAssets(CLIENT_DIR, assetsDir, new Date())
  return assetsDir
}
