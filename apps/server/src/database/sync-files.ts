import { closeSync, fsyncSync, openSync } from 'node:fs'
import { open, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files whose bytes are on their way at a time. */
const AT_ONCE = 8

/** Writes the names in a folder to the disk: one that was just made or changed would not survive a power cut. */
export function syncFolder(folder: string): void {
  // Windows opens no folder as a file, and keeps names by itself.
  if (process.platform === 'win32') return
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}

/** Writes everything below a folder to the disk: bytes first, then the names that lead to them. */
export async function syncTree(folder: string): Promise<void> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const waiting = found.filter((entry) => entry.isFile()).values()
  const work = async () => {
    for (const entry of waiting) await syncFile(join(entry.parentPath, entry.name))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const folders = found.filter((entry) => entry.isDirectory())
  for (const entry of folders) syncFolder(join(entry.parentPath, entry.name))
  syncFolder(folder)
}

/** Writes the names of `folder`, and of those above it up to `first`, which were made for it, to the disk. */
export function syncNewFolders(folder: string, first: string): void {
  for (let made = folder; ; made = dirname(made)) {
    syncFolder(dirname(made))
    if (made === first || dirname(made) === made) return
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
