/** A file of browser code, built on its own: the text of an inline script (`vite.config.ts`). */
declare module '*?script' {
  const text: string
  export default text
}
