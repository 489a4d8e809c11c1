import { pipeline, Readable } from 'node:stream'
import { constants, createBrotliCompress, createGzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { RETRY_SOON_SECONDS } from '../../plugins/problem.ts'
import { chooseEncoding } from './choose-encoding.ts'

/** Shown when not even the store's own error page could be drawn. No script, no style of its own. */
const LAST_RESORT = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Loja</title></head>
<body>
<h1>Algo inesperado ocorreu, não foi possível carregar o conteúdo</h1>
<p>Por favor, tente novamente em alguns instantes.</p>
<p><a href="">Tentar novamente</a></p>
</body>
</html>
`

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|xml)|image\/svg)/

/** Pages of one visitor stream: each part is flushed as it comes. gzip costs the least for what is sent once. */
const COMPRESSORS = {
  gzip: () => createGzip({ level: 6, flush: constants.Z_SYNC_FLUSH }),
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 3 },
    }),
} as const

/** Sends what the store answered; `headers` are added to it. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
  headers: Readonly<Record<string, string>>,
): FastifyReply {
  reply.code(response.status)
  reply.header('cache-control', 'private, no-store')
  if (response.status === 503) reply.header('retry-after', RETRY_SOON_SECONDS)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie)
  reply.headers(headers)
  if (isLastResort(response)) return reply.type('text/html; charset=utf-8').send(LAST_RESORT)
  if (!response.body || request.method === 'HEAD') return reply.send()
  const body = Readable.fromWeb(response.body as import('node:stream/web').ReadableStream)
  const type = String(response.headers.get('content-type') ?? '')
  const encoding = COMPRESSIBLE.test(type)
    ? chooseEncoding(request.headers['accept-encoding'], ['gzip', 'br'])
    : 'identity'
  reply.header('vary', 'accept-encoding')
  if (encoding === 'identity') return reply.send(body)
  const compressor = COMPRESSORS[encoding]()
  // The callback hears of visitors who left; the pipeline has cleaned up by then.
  pipeline(body, compressor, () => {})
  return reply.header('content-encoding', encoding).removeHeader('content-length').send(compressor)
}

/** The framework's answer when even the error page could not be drawn: a plain English sentence. */
function isLastResort(response: Response): boolean {
  return (
    response.status === 500 && (response.headers.get('content-type') ?? 'text/plain').startsWith('text/plain')
  )
}
