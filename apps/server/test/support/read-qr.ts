import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What a camera reads of the QR codes in a picture (PNG), by Debian's zbar-tools; empty where it finds none. */
export function readQr(picture: Uint8Array): Promise<readonly string[]> {
  return inFolder(async (folder) => {
    const file = join(folder, 'picture.png')
    await writeFile(file, picture)
    return scan([file])
  })
}

/** The same of a PDF's pages, as paper would show them (poppler-utils). */
export function readQrOfPdf(pdf: Uint8Array): Promise<readonly string[]> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'document.pdf'), pdf)
    await run('pdftoppm', ['-png', '-r', '150', 'document.pdf', 'page'], { cwd: folder })
    const pages = (await readdir(folder)).filter((name) => name.endsWith('.png'))
    return scan(pages.map((name) => join(folder, name)))
  })
}

/** What zbarimg ends with where a picture shows none (its manual, EXIT STATUS): the first pages of a document. */
const NONE_IN_SOME = 4

async function scan(files: readonly string[]): Promise<readonly string[]> {
  const options = ['--nodbus', '--quiet', '--raw', '-Sdisable', '-Sqrcode.enable']
  const { stdout } = await run('zbarimg', [...options, ...files]).catch((error) => {
    if (error.code === NONE_IN_SOME) return error as { readonly stdout: string }
    throw error
  })
  return stdout.split('\n').filter((line) => line !== '')
}

async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'qr-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
