import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'

/** Which release this process is: the version of the package that it and its content lie in. */
export const RELEASE_VERSION = readVersion()

function readVersion(): string {
  try {
    const { version } = JSON.parse(readFileSync(join(DEFAULT_ROOT, '..', '..', 'package.json'), 'utf8'))
    return String(version)
  } catch {
    return 'unknown'
  }
}
