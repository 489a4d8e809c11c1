import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { scriptTexts } from './script-texts.ts'

/** What this many pages and late parts have in common is in a shared bundle; what fewer use stays beside them. */
const MANY = 6

/** Eager rooms, which every page has; the domain's fields that most pages after the initial one have. */
const EAGER = `always/contact always/failed-page always/frame always/issuer always/navigation
  always/presses always/reports always/warning addresses commands/calls purchase/cart/frame purchase/share/frame
  purchase/access/sign-out ui/marks`
/** The purchase but the card with several balances, which comes with the carts. */
const PURCHASE = `access address cart catalogue checkout company-data conclusion contract flow identification
  order payment proposal register restriction share worker-limit`
const RULES = `copy domain/src/cart domain/src/catalogue domain/src/contact domain/src/document domain/src/mask
  domain/src/plans domain/src/pricing`

/**
 * What pages load together, by folder (docs/architecture.md). A bundle takes along what its files need of those below
 * it; what is loaded late is in none. The bundler divides the rest, a page's own screens, by who uses it.
 */
const BUNDLES = [
  bundle('framework', 'node_modules', 'react react-dom react-router scheduler cookie'),
  bundle('always', 'app', EAGER),
  bundle('cards', 'app/ui/art', 'card'),
  bundle('kit', 'app/ui', 'art feedback layout press', 8),
  bundle('rules', 'packages', RULES, MANY),
  bundle('forms', 'app', 'forms ui/forms', MANY),
  bundle('visit', 'app', 'visit commands always/warning-dialog purchase/access purchase/catalogue', MANY),
  bundle('delivery', 'app/purchase/cart', 'delivery', MANY),
  bundle('purchase', 'app/purchase', PURCHASE, MANY),
  bundle('trail', 'app/purchase', 'flow/trail cart/price/folded', 3),
  bundle('carts', 'app/purchase', 'cart/table cart/drawer wallet', 5),
  bundle('shelf', 'app/purchase', 'cart/beside catalogue/blocked catalogue/law', 3),
  bundle('terms', 'packages', 'domain/src/offer', 2),
  bundle('person', 'app/purchase', 'identification/fields', 3),
  bundle('company', 'app/purchase', 'company-data address', 2),
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

/** Scripts that pages start by their address, as the PDF reader's worker, stand under /scripts/loja/. */
function assetAddress({ names }: { readonly names: readonly string[] }): string {
  return `${names.some((name) => name.endsWith('.mjs')) ? 'scripts/loja' : 'assets'}/[name]-[hash][extname]`
}
