/**
 * Compresses the store's built files once, so that serving them costs nothing: brotli (11) and gzip (9) beside each
 * text file; the store's build ends with it (apps/store/react-router.config.ts). Also drops the style sheet that the
 * server's half of the build leaves behind.
 */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|mjs|css|svg|json|wasm|txt|map)$/

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses the build under `build` (holding `client` and `server`); rejects where there is nothing to compress. */
export async function compressAssets(build: string): Promise<void> {
  const client = join(build, 'client')
  await dropServerStyles(build)
  const files = (await readdir(client, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  if (files.length === 0) throw new Error(`nothing to compress under ${client}`)
  const sizes = await Promise.all(files.map(compress))
  const total = (of: keyof Sizes) => Math.round(sizes.reduce((sum, size) => sum + size[of], 0) / 1024)
  console.log(
    `compressed ${files.length} files: ${total('plain')} KB, ${total('br')} KB as brotli, ${total('gzip')} KB as gzip`,
  )
}

interface Sizes {
  readonly plain: number
  readonly br: number
  readonly gzip: number
}

async function compress(file: string): Promise<Sizes> {
  const bytes = await readFile(file)
  const [br, zipped] = await Promise.all([
    toBrotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    toGzip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, zipped)])
  return { plain: bytes.length, br: br.length, gzip: zipped.length }
}

/**
 * The page links the browser build's style sheet; the server build puts a copy of it, with another name, beside it.
 */
async function dropServerStyles(build: string) {
  const served = await readFile(join(build, 'server', 'index.js'), 'utf8')
  const assets = join(build, 'client', 'assets')
  for (const name of await readdir(assets)) {
    if (/^style-.*\.css$/.test(name) && !served.includes(name)) await rm(join(assets, name))
  }
}
