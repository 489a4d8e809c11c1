import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileName } from './content-files.ts'
import { readIssuerFolder } from './read-issuer-folder.ts'
import { SHARED } from './read-layers.ts'

/** An issuer's files as they are written, each composed of what it shares and what is its own. */
export type WholeIssuer = Readonly<Partial<Record<FileName, unknown>>>

/** Composes the files of the issuer `code` under `root`, unchecked; rejects where there is no such issuer. */
export async function readWholeIssuer(root: string, code: string): Promise<WholeIssuer> {
  const names = await readdir(root)
  if (!names.includes(code) || code === SHARED) throw new Error(`there is no issuer ${code} under ${root}`)
  return (await readIssuerFolder(root, code)).written
}

/** Makes `folder` an issuer's folder that needs no other: its files composed, its pictures beside them. */
export async function writeWholeIssuer(root: string, code: string, folder: string): Promise<void> {
  const files = Object.entries(await readWholeIssuer(root, code))
  await mkdir(folder, { recursive: true })
  for (const [name, json] of files) await writeFile(join(folder, name), JSON.stringify(json, null, 2))
  for (const name of (await readdir(join(root, code))).filter((file) => !file.endsWith('.json')))
    await copyFile(join(root, code, name), join(folder, name))
}
