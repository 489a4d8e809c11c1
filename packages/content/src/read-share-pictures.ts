import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ContentProblem } from './problem.ts'

const NAME = /^share-(.+)\.png$/
/** <https://www.w3.org/TR/png-3/#3PNGsignature>, then the first chunk: its length, its name, width and height. */
const HEAD = { signature: '89504e470d0a1a0a', widthAt: 16, heightAt: 20, bytes: 24 }
/** What shows previews of links asks for: <https://ogp.me/#structured>. */
const SIZE = { width: 1200, height: 630 }

/** The pictures for shared links of an issuer's folder, by channel, as paths of files; and what is wrong with one. */
export interface SharePictures {
  readonly pictures: Readonly<Record<string, string>>
  readonly problems: readonly ContentProblem[]
}

/** Finds `share-CHANNEL.png` of partners' channels in an issuer's folder; each is a PNG of 1200 × 630 px. */
export async function readSharePictures(
  root: string,
  folder: string,
  channels: readonly { readonly code: string; readonly isPartner: boolean }[],
): Promise<SharePictures> {
  const pictures: Record<string, string> = {}
  const problems: ContentProblem[] = []
  for (const file of await readdir(join(root, folder))) {
    const code = NAME.exec(file)?.[1]
    if (code === undefined) continue
    const path = join(root, folder, file)
    if (!channels.some((channel) => channel.isPartner && channel.code === code))
      problems.push({ folder, file, path: '', message: `there is no partner's channel ${code}` })
    else if (!(await hasSize(path)))
      problems.push({ folder, file, path: '', message: `must be a PNG of ${SIZE.width} × ${SIZE.height} px` })
    else pictures[code] = path
  }
  return { pictures, problems }
}

async function hasSize(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD.bytes), 0, HEAD.bytes, 0)
    return (
      bytesRead === HEAD.bytes &&
      buffer.toString('hex', 0, HEAD.signature.length / 2) === HEAD.signature &&
      buffer.readUInt32BE(HEAD.widthAt) === SIZE.width &&
      buffer.readUInt32BE(HEAD.heightAt) === SIZE.height
    )
  } finally {
    await file.close()
  }
}
