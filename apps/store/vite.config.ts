import { readFile } from 'node:fs/promises'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin, transformWithOxc } from 'vite'

/** What this many pages and late parts have in common is in a shared bundle; what fewer use stays beside them. */
const MANY = 6

/**
 * What pages load together, by folder (docs/architecture.md). A bundle takes along what its files need of those below
 * it; what is loaded late is in none. The bundler divides the rest, a page's own screens, by who uses it.
 */
const BUNDLES = [
  bundle('framework', 'node_modules', 'react react-dom react-router scheduler cookie'),
  bundle(
    'always',
    'app',
    `always/contact always/failures always/fallback always/frame always/issuer always/navigation always/presses
    always/warning addresses commands/calls purchase/cart/frame purchase/access/sign-out`,
  ),
  bundle('kit', 'app/ui', 'art feedback layout press', MANY),
  bundle('rules', 'packages', 'domain copy wire', MANY),
  bundle('forms', 'app', 'forms ui/forms', MANY),
  bundle('purchase', 'app', 'purchase visit commands', MANY),
  bundle('landing', 'app/pages', 'landing'),
  bundle('solutions', 'app/pages', 'solutions', 2),
]

export default defineConfig(({ command }) => ({
  plugins: [reactRouter(), scriptTexts()],
  // In development: what pages import is found before the first visit, which a library found later would make reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{server,test}.{ts,tsx}'] },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2022',
    // One style sheet, cached once; nothing as data:, so that the content security policy stays short.
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: true,
    reportCompressedSize: false,
    // KB of the largest file, the contract's dialog with its PDF reader, which is loaded when a contract is opened.
    chunkSizeWarningLimit: 650,
  },
  environments: {
    // On the server everything is one file, its packages too, so that a release needs none of them; that something is
    // loaded later concerns the browser.
    ssr: {
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
      build: { cssMinify: 'lightningcss', rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: BUNDLES }, assetFileNames: assetAddress } },
      },
    },
  },
}))

/** The folders of a room whose files come in one, of those that are not loaded late. */
function bundle(name: string, room: string, folders: string, minShareCount = 1) {
  const paths = folders.split(/\s+/).map((folder) => `/${room}/${folder}/`)
  const test = (file: string) => paths.some((path) => file.includes(path))
  return { name, test, minShareCount, tags: ['$initial' as const] }
}

/** `import text from './x.ts?script'`: a file without imports, as the text of a script that stands in a page. */
function scriptTexts(): Plugin {
  return {
    name: 'script-texts',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'script') return null
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      const { code: text } = await minify(file, `(()=>{${code.replace('export {}', '')}})()`)
      return `export default ${JSON.stringify(text)}`
    },
  }
}

/** Scripts that pages start by their address, as the PDF reader's worker, stand under /scripts/loja/. */
function assetAddress({ names }: { readonly names: readonly string[] }): string {
  return `${names.some((name) => name.endsWith('.mjs')) ? 'scripts/loja' : 'assets'}/[name]-[hash][extname]`
}
