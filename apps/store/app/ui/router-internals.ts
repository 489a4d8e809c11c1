import type { EntryContext } from 'react-router'

/**
 * What the store uses of React Router's insides, in this place alone: kept pages are painted before the router starts,
 * and their data is apart (decision 026). `router-internals.test.tsx` names what a version has moved.
 *
 * Public doors of 8.4 that were tried:
 * - `ServerBuild.assets` is the map of routes and files: `scripts/budgets.mjs` takes it from the built server, and
 *   `entry.server.tsx` hands it on. Its version is not in the page; an attribute of every page would bring it there.
 * - `handleRequest` is given `EntryContext`, and with it the stream of the page's data. Nothing tells the router not to
 *   write that stream into the page but to take it out; `<Scripts>` writes none where it is not there.
 * - In the browser `HydratedRouter` takes no data: it waits for the stream that `<Scripts>` opens. A page's `.data`
 *   address answers the same data as another request, of which nothing may be handed to it either.
 */
declare global {
  interface Window {
    /** Where the router reads a page's data from; the starter, which may import nothing, writes to it. */
    readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
    /** The router's map of files, whose version is the build's. */
    readonly __reactRouterManifest?: { readonly version: string }
  }
}

/** Takes a page's data out of what it is drawn from: the router writes none into the page. Null where there is none. */
export function takeData({ serverHandoffStream, ...frame }: EntryContext) {
  return serverHandoffStream ? { frame, data: new Response(serverHandoffStream).text() } : null
}

/** Which build of the store this page runs; empty where that is not known. */
export function runningBuild(): string {
  return window.__reactRouterManifest?.version ?? ''
}
