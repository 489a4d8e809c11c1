import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** For the process's own account alone: rows hold people's data. */
export const OWN_FOLDER = 0o700
export const OWN_FILE = 0o600
/** Permission bits of everybody else on the machine. */
const OTHERS = 0o077

/** Permission bits without those of everybody else. */
export function withoutOthers(mode: number): number {
  return mode & ~OTHERS
}

/**
 * Makes a folder that nobody else on the machine may enter. One that was open, as earlier versions made it, is closed
 * with everything in it: whoever has a file open already, or finds a copy, reads it by its own permissions.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWN_FOLDER })
  if ((statSync(folder).mode & OTHERS) === 0) return
  chmodSync(folder, OWN_FOLDER)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name)
    const found = lstatSync(path)
    if (found.isSymbolicLink()) continue
    chmodSync(path, found.isDirectory() ? OWN_FOLDER : OWN_FILE)
  }
}
