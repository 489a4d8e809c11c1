/** A file of browser code, built on its own: the text of an inline script (`vite.config.ts`). */
declare module '*?script' {
  const text: string
  export default text
}

interface Window {
  /** Where the router reads a page's data from. */
  readonly __reactRouterContext: { readonly streamController: ReadableStreamDefaultController<string> }
}
