import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  rmSync,
  statfsSync,
  statSync,
  writeSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { OWN_FOLDER } from './private-files.ts'
import { syncNewFolders } from './sync-files.ts'

/** What an operator is told of a folder that cannot be used, by the system's code. */
const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk quota is used up',
  EROFS: 'its disk is read-only',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  ENOTDIR: 'a file stands in its place',
  EEXIST: 'a file stands in its place',
}

const PROBE_BYTES = 4096
const MB = 1024 * 1024

/** Makes a data folder where there is none, and throws a message with folder and reason unless it can be written. */
export function checkFolder(folder: string, leastRoom = 0): void {
  try {
    checkNearest(folder)
    const first = mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
    if (first) syncNewFolders(resolve(folder), resolve(first))
    writeProbe(folder)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(refusal(folder, REASONS[code] ?? message))
  }
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= leastRoom) return
  const free = Math.floor((bavail * bsize) / MB)
  throw new Error(
    refusal(folder, `its disk is full: ${free} MB are free and ${Math.ceil(leastRoom / MB)} MB are needed`),
  )
}

/** Writes a few bytes to `folder` and the disk under it, and removes them. Throws the system's error. */
export function writeProbe(folder: string): void {
  const path = join(folder, `.probe-${process.pid}`)
  const file = openSync(path, 'w', 0o600)
  try {
    writeSync(file, Buffer.alloc(PROBE_BYTES))
    fsyncSync(file)
  } finally {
    closeSync(file)
    rmSync(path, { force: true })
  }
}

/** Making a folder fails with a code that says little where it is the one above that refuses. */
function checkNearest(folder: string): void {
  let nearest = folder
  while (!existsSync(nearest) && dirname(nearest) !== nearest) nearest = dirname(nearest)
  if (!statSync(nearest).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' })
  accessSync(nearest, constants.W_OK | constants.X_OK)
}

function refusal(folder: string, reason: string): string {
  return `${folder} cannot be used: ${reason}. Make it fit or choose another DATA_DIR.`
}
