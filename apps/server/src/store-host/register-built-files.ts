import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Scripts that pages start by their address stand beside the assets, hashed like them. */
const HASHED_SCRIPTS = `${sep}scripts${sep}loja${sep}`
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Serves the files of the built store under `clientDir`, compressed as the build left them. */
export async function registerBuiltFiles(app: FastifyInstance, clientDir: string): Promise<void> {
  const files = { decorateReply: false, preCompressed: true }
  await app.register(fastifyStatic, {
    ...files,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    setHeaders: hardenFile,
  })
  await app.register(fastifyStatic, {
    ...files,
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1d',
    setHeaders: (reply, path) => {
      hardenFile(reply)
      if (path.includes(HASHED_SCRIPTS)) reply.header('cache-control', IMMUTABLE)
    },
  })
}

function hardenFile(reply: FastifyReply) {
  reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
}
