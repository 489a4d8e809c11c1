import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin } from 'vite'

/**
 * One stylesheet for the whole store (cached once, no flash between pages); nothing is inlined as data:, so that the
 * content security policy stays short. The map of files is kept for `scripts/budgets.mjs`.
 *
 * What pages load together comes in a few files instead of forty: the framework, which changes when it is updated, the
 * frame around the pages, the initial page, and the parts of the purchase. Crumbs would compress worse and ask one by
 * one. What is loaded when first needed (a dialog), or on other pages only (the checkout's frame), must not be drawn
 * in.
 */
const FILES = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie)\//,
    priority: 2,
  },
  {
    name: 'shell',
    test: /domain\/src\/cart\/modality\/select-modality|\/app\/(?:root\.tsx$|commands\/calls\/cached|purchase\/cart\/use-shelf-choice|pages\/offer\/offer-host|ui\/(?:feedback\/(?:skeleton|tag)|art\/tone|keep-query|use-hydrated)|routes\/(?:guard|store-frame)|addresses\/|always\/(?:failures|fallback|frame|navigation|contact|issuer|warning)\/)/,
    priority: 1,
  },
  // The initial page stands above the cart's parts, so that what both need never brings the cart to the initial page.
  { name: 'initial-page', test: /\/app\/(?:routes\/landing|pages\/landing\/landing)/, priority: 0.5 },
  {
    name: 'purchase',
    test: /copy\/src\/failure-texts|domain\/src\/(?:access\/access-origin|cart\/lines\/to-cart-line|cart\/(?:joint\/start-joint|modality\/has-modality)|contact\/(?:format-phone|mask-email)|document\/format-c)|\/app\/ui\/layout\/(?:breadcrumb|(?:side-)?page)|\/app\/(?:visit\/(?:cart-moves|choose-offer|offer-of)|purchase\/(?:address\/(?:copy|address-line)|cart\/(?:drawer\/cart-content|summary\/|delivery\/delivery|contracted\/(?:use-cart-intro|together))|checkout\/(?:public|register\/use-proceed)))/,
    priority: 0.25,
  },
  {
    name: 'catalogue',
    test: /\/app\/purchase\/catalogue\/(?:copy|product-icons|use-is-unserved)/,
    priority: 0.2,
  },
  {
    name: 'wallet',
    test: /\/app\/purchase\/wallet\/(?:copy|contracted-mark|balance-row|wallet-(?:card|quantity))/,
    priority: 0.2,
  },
  {
    name: 'offer',
    test: /\/app\/(?:visit\/offers-moves|pages\/offer\/(?:copy|follow\/(?!exit-dialog)))/,
    priority: 0.15,
  },
  {
    name: 'fields',
    test: /\/app\/(?:ui\/forms\/(?:use-form|form-rules|checkbox)|forms\/contact\/)/,
    priority: 0.12,
  },
  {
    name: 'address',
    test: /\/app\/(?:ui\/forms\/select|visit\/address-draft|purchase\/(?:address\/|company-data\/(?!order-|pe)|identification\/fields\/representative-rules))/,
    priority: 0.11,
  },
  {
    name: 'contract',
    test: /copy\/src\/card-brand-names|\/app\/visit\/contract-moves|\/app\/purchase\/(?:contract\/(?:contract-warning|contract-file)|payment\/paid-card)/,
    priority: 0.09,
  },
  {
    name: 'plans',
    test: /\/app\/pages\/plans\/(?:cart\/(?:period-toggle|use-over-limit|use-select-plan)|price\/(?:plan-price|table-status|use-price-table))/,
    priority: 0.08,
  },
  {
    name: 'checkout',
    test: /\/app\/(?:purchase\/flow\/|always\/checkout-frame\/)/,
    priority: 0.1,
  },
  { name: 'aside', test: /\/app\/purchase\/cart\/(?:aside\/|other\/(?:other-cart\.|use-))/, priority: 0.2 },
]

/** What every page has loaded by the time that it asks for a lazy part. */
const ALWAYS_THERE = /\/(?:framework|shell)-/

/** Scripts that pages start by their address, as the PDF reader's worker, stand under /scripts/loja/. */
function assetAddress({ names }: { readonly names: readonly string[] }): string {
  const isScript = names.some((name) => name.endsWith('.mjs'))
  return isScript ? 'scripts/loja/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]'
}

/**
 * kB of the largest file, the contract's dialog with its PDF reader: it is loaded when a contract is opened and is no
 * page's (`scripts/budgets.mjs` weighs those). Anything larger is told again.
 */
const LARGEST_FILE = 650

/** `import text from './x.ts?script'`: that file built on its own, as the text of a script that stands in a page. */
function scriptTexts(): Plugin {
  const QUERY = '?script'
  return {
    name: 'script-texts',
    async load(id) {
      if (!id.endsWith(QUERY)) return null
      const input = id.slice(0, -QUERY.length)
      this.addWatchFile(input)
      const output = { format: 'iife' } as const
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: { write: false, target: 'es2022', minify: true, rolldownOptions: { input, output } },
      })
      const [text] = [built].flat().flatMap((one) => ('output' in one ? one.output[0].code : []))
      return `export default ${JSON.stringify(text?.trim())}`
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), scriptTexts()],
  // In development: what pages import is found before the first visit, which a library found later would make reload.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '!app/**/*.{server,test}.{ts,tsx}'] },
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !ALWAYS_THERE.test(file)) },
    reportCompressedSize: false,
    chunkSizeWarningLimit: LARGEST_FILE,
  },
  environments: {
    // On the server everything is one file; that something is loaded later concerns the browser.
    ssr: {
      build: { cssMinify: 'lightningcss', rolldownOptions: { checks: { ineffectiveDynamicImport: false } } },
    },
    client: {
      build: {
        rolldownOptions: {
          // Numbers of three digits too: by default only what is shorter than its name's import takes its place.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: FILES }, assetFileNames: assetAddress },
        },
      },
    },
  },
})
