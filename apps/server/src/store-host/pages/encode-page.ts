import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './choose-encoding.ts'

/** One encoding of a kept page, ready to be written: flat header list as `writeHead` takes it, and the bytes. */
export interface PageBody {
  readonly etag: string
  readonly headers: readonly string[]
  readonly bytes: Buffer
}

/** A page rendered once and kept in every encoding. */
export interface EncodedPage {
  readonly bodies: Readonly<Record<Encoding, PageBody>>
  /** Memory that it takes: the bodies together. */
  readonly bytes: number
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Compresses a page once, off the event loop, and gives each encoding its strong ETag. */
export async function encodePage(
  html: string,
  headers: Readonly<Record<string, string>>,
): Promise<EncodedPage> {
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    toGzip(identity, { level: 9 }),
  ])
  const version = createHash('sha256')
    .update(identity)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22)
  const body = (encoding: Encoding, bytes: Buffer): PageBody => {
    const etag = `"${version}-${encoding}"`
    const own = {
      ...headers,
      etag,
      vary: 'accept-encoding',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }
    return { etag, headers: Object.entries(own).flat(), bytes }
  }
  const bodies = { br: body('br', br), gzip: body('gzip', zipped), identity: body('identity', identity) }
  return { bodies, bytes: br.length + zipped.length + identity.length }
}
