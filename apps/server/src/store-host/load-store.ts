import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { FirstRule, StoreEntry, StoreFetch } from '../../../store/app/host-contract.ts'

/** A React Router build as far as its host looks into it: everything goes through the entry. */
interface StoreBuild {
  readonly entry: { readonly module: StoreEntry }
}

/** The store, ready to answer. */
export interface BuiltStore extends Omit<StoreEntry, 'createFetch'> {
  readonly fetch: StoreFetch
  /** Of the built sheet; none in development, where no page is kept. */
  readonly firstRules: readonly FirstRule[]
}

/** Gives the store for the next request: the same one in production, the latest edit in development. */
export type StoreSource = () => Promise<BuiltStore>

/** After listening: first whoever waited for the door. */
const REST_MS = 50

/**
 * The built store under `buildDir`; rejects where it was not built. It is loaded with the first page, and soon after
 * `app` listens even if none is asked for: a start need not wait for what draws pages.
 */
export async function loadBuiltStore(app: FastifyInstance, buildDir: string): Promise<StoreSource> {
  const file = join(buildDir, 'server', 'index.js')
  await access(file)
  let store: Promise<BuiltStore> | undefined
  const load = async () => {
    const rules = readFile(join(buildDir, 'server', 'first-rules.json'), 'utf8')
    // What pages are asked by comes with its first use: here, and not with the first visitor.
    void Request
    const build: StoreBuild = await import(pathToFileURL(file).href)
    return fromBuild(build, 'production', JSON.parse(await rules))
  }
  const source = () => {
    store ??= load()
    return store
  }
  // A build that cannot be loaded ends the process: the rejection is nobody's.
  app.addHook('onListen', async () => void setTimeout(source, REST_MS).unref())
  return source
}

/**
 * The store from source: Vite inside this server, one process and one port. Adds Vite's own answers to `app` and closes
 * with it.
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
    return fromBuild(build as unknown as StoreBuild, 'development', [])
  }
}

function fromBuild(
  build: StoreBuild,
  mode: 'production' | 'development',
  firstRules: readonly FirstRule[],
): BuiltStore {
  const { createFetch, ...entry } = build.entry.module
  return {
    fetch: createFetch(build, mode),
    firstRules,
    isVisitorIndependent: entry.isVisitorIndependent,
    isListed: entry.isListed,
    indexedPaths: entry.indexedPaths,
    faces: entry.faces,
    starter: entry.starter,
    tabCart: entry.tabCart,
    drawPicture: entry.drawPicture,
  }
}
