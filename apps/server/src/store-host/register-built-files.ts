import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { HASHED_FOLDERS, keepAssets } from './keep-assets.ts'

const DAY_MS = 86_400_000

/**
 * Serves the files of the built store under `clientDir`, compressed as the build left them. With `assetsDir` also the
 * hashed files of other releases that were kept there, among which it puts its own before anybody is answered: a page
 * of one release may ask a process of another for its scripts.
 */
export async function registerBuiltFiles(
  app: FastifyInstance,
  clientDir: string,
  assetsDir?: string,
): Promise<void> {
  if (assetsDir !== undefined) await keepOwnAssets(app, clientDir, assetsDir)
  const files = { decorateReply: false, preCompressed: true }
  for (const folder of HASHED_FOLDERS) {
    const own = join(clientDir, folder)
    await app.register(fastifyStatic, {
      ...files,
      root: assetsDir === undefined ? own : [own, join(assetsDir, folder)],
      prefix: `/${folder.split(sep).join('/')}/`,
      immutable: true,
      maxAge: '365d',
      setHeaders: hardenFile,
    })
  }
  await app.register(fastifyStatic, {
    ...files,
    root: clientDir,
    wildcard: false,
    globIgnore: ['assets/**', 'scripts/loja/**', '.vite/**', '**/*.br', '**/*.gz'],
    maxAge: '1d',
    setHeaders: hardenFile,
  })
}

/** A folder that cannot be written is told; what others put there is served all the same. */
async function keepOwnAssets(app: FastifyInstance, clientDir: string, assetsDir: string): Promise<void> {
  const keep = () =>
    keepAssets(clientDir, assetsDir, new Date()).catch((err: unknown) =>
      app.log.error(
        { err },
        'ASSETS_DIR cannot be written: tabs of other releases may miss files of this one',
      ),
    )
  await keep()
  const daily = setInterval(keep, DAY_MS).unref()
  app.addHook('onClose', async () => clearInterval(daily))
}

function hardenFile(reply: FastifyReply) {
  reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
}
