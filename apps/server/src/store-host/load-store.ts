import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { StoreEntry, StoreFetch } from '../../../store/app/host-contract.ts'

/** A React Router build as far as its host looks into it: everything goes through the entry (stack 2). */
interface StoreBuild {
  readonly entry: { readonly module: StoreEntry }
}

/** The store, ready to answer. */
export interface LoadedStore extends Omit<StoreEntry, 'createFetch'> {
  readonly fetch: StoreFetch
}

/** Gives the store for the next request: the same one in production, the latest edit in development. */
export type StoreSource = () => Promise<LoadedStore>

/** The built store under `buildDir`; rejects where it was not built. */
export async function loadBuiltStore(buildDir: string): Promise<StoreSource> {
  const build: StoreBuild = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  const store = fromBuild(build, 'production')
  return () => Promise.resolve(store)
}

/**
 * The store from source: Vite inside this server, one process and one port (stack 1). Adds Vite's own answers to `app`
 * and closes with it.
 */
export async function loadSourceStore(app: FastifyInstance, storeDir: string): Promise<StoreSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: storeDir,
    configFile: join(storeDir, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error: Error | undefined) => done(error))
  })
  app.addHook('onClose', () => vite.close())
  return async () => {
    const build = await vite.ssrLoadModule('virtual:react-router/server-build')
    return fromBuild(build as unknown as StoreBuild, 'development')
  }
}

function fromBuild(build: StoreBuild, mode: 'production' | 'development'): LoadedStore {
  const { createFetch, ...entry } = build.entry.module
  return {
    fetch: createFetch(build, mode),
    isVisitorIndependent: entry.isVisitorIndependent,
    indexedPaths: entry.indexedPaths,
  }
}
