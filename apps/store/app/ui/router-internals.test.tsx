import { runInNewContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  Outlet,
  Scripts,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { runningBuild, takeData } from './router-internals.ts'

afterEach(() => vi.unstubAllGlobals())

const route = { id: 'root', path: '', hasLoader: true, hasAction: false, module: '/root.js' }
const manifest = {
  ...route,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
}
const Root = () => (
  <>
    <Outlet />
    <Scripts />
  </>
)

/** What a page of one route is drawn from. */
async function drawnFrom(): Promise<EntryContext> {
  const { promise, resolve } = Promise.withResolvers<EntryContext>()
  const module = { default: Root, loader: () => ({ told: 'of the page' }) }
  const build: ServerBuild = {
    entry: {
      module: {
        default: (_request, _status, _headers, context) => {
          resolve(context)
          return new Response('')
        },
      },
    },
    routes: { root: { id: 'root', path: '', module } },
    assets: {
      entry: { imports: [], module: '/entry.js' },
      routes: { root: manifest },
      url: '/m.js',
      version: 'v',
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }
  await createRequestHandler(build, 'production')(new Request('http://store.test/'))
  return promise
}

/** The page's own scripts, as a browser runs them; gives what they leave on `window`. */
function run(frame: EntryContext): Window {
  const html = renderToStaticMarkup(<ServerRouter context={frame} url="http://store.test/" />)
  const window = {} as Window
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  for (const text of scripts) runInNewContext(text, { window, ReadableStream, TextEncoderStream })
  return window
}

test('serverHandoffStream is the data of a page, and without it the page has none', async () => {
  const taken = takeData(await drawnFrom())
  expect(await taken?.data).toContain('of the page')
  const html = renderToStaticMarkup(
    <ServerRouter context={taken?.frame as EntryContext} url="http://store.test/" />,
  )
  expect(html).not.toContain('of the page')
})

test('__reactRouterContext.streamController takes the data of a page that has none', async () => {
  const { frame } = takeData(await drawnFrom()) as { readonly frame: EntryContext }
  const context = run(frame).__reactRouterContext as Window['__reactRouterContext'] & {
    readonly stream: ReadableStream<Uint8Array>
  }
  context.streamController.enqueue('brought')
  context.streamController.close()
  expect(await new Response(context.stream).text()).toBe('brought')
})

test('__reactRouterManifest tells the build, and a page without it tells nothing', () => {
  vi.stubGlobal('window', { __reactRouterManifest: { version: 'a1b2c3' } })
  expect(runningBuild()).toBe('a1b2c3')
  vi.stubGlobal('window', {})
  expect(runningBuild()).toBe('')
})
