/**
 * Measures what each page of the built store costs a browser and fails where a budget is broken:
 * `node scripts/budgets.mjs [--base http://localhost:3000]`. With a base it also reads the served pages.
 */
import { access, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const build = join(root, 'apps', 'store', 'build')
const client = join(build, 'client')

/**
 * KB of gzip that a page's first scripts may weigh, and requests that it may make (page, style, font, icon, data,
 * scripts): at most 3 % above what the heaviest page of each kind was measured to weigh. The initial page may never
 * have more than 135, any other never more than 190: what would need more is loaded when it is asked for.
 */
const DEFAULT = { scripts: 185, requests: 28 }
/** Pages that are read: nothing is bought on them. */
const READ = { scripts: 161, requests: 24 }
/** Pages with forms, lookups and dialogs of their own, which nobody opens first. */
const FORMS = { scripts: 190, requests: 31 }
const BUDGETS = {
  // Among them the router's map of every page: each new page makes it some hundred bytes heavier.
  'routes/landing': { scripts: 134.9, requests: 17 },
  'routes/not-found': { scripts: 134.7, requests: 17 },
  'routes/faq': READ,
  'routes/terms': READ,
  'routes/privacy': READ,
  // The choice of one more product, with the shelf's switch between the two food laws.
  'routes/hire-more': { scripts: 167.7, requests: 24 },
  // The chooser of period, employees and extensions comes with the cart; nobody opens it before the plans' page.
  'routes/hr-cart': FORMS,
  'routes/contracted-solutions': FORMS,
  'routes/joint-cart': FORMS,
  'routes/combo-cart': FORMS,
  'routes/checkout-access': FORMS,
  'routes/checkout-summary': FORMS,
  'routes/order-company': FORMS,
  'routes/order-review': FORMS,
}
/** What comes when it is asked for, by its source: no page may load it with its first scripts. */
const ASKED_FOR = { 'the search of the help': 'packages/help/src/article-index.ts' }
/** Page, style sheet, font, icon and the page's data: what a page asks for beside its scripts. */
const OTHER_REQUESTS = 5

const problems = []
const manifest = await readRouterManifest()
await checkRunningBuild()
const built = await readBuilt()
const imports = new Map(built.map(({ file, imports }) => [file, imports]))
const askedFor = Object.entries(ASKED_FOR).map(([what, source]) => ({ what, file: fileOf(source) }))
const rows = []
for (const route of Object.values(manifest.routes)) if (isPage(route)) rows.push(await measure(route))
report(rows)
const base = process.argv.includes('--base') ? process.argv[process.argv.indexOf('--base') + 1] : null
if (base) await checkServed(base)
if (problems.length > 0) {
  console.error(`\nbroken budgets:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
  process.exit(1)
}

/** The router's map of routes and their modules, as the built server has it and the browser loads it. */
async function readRouterManifest() {
  const server = join(build, 'server', 'index.js')
  await access(server).catch(() => {
    throw new Error(`no built store under ${build}: run npm run build`)
  })
  return (await import(pathToFileURL(server).href)).assets
}

/** Reports of pages name their build by the map that the browser has (`apps/store/app/ui/router-internals.ts`). */
async function checkRunningBuild() {
  const window = {}
  runInNewContext(await readFile(join(client, manifest.url), 'utf8'), { window })
  if (window.__reactRouterManifest?.version !== manifest.version)
    problems.push('window.__reactRouterManifest does not tell the version of the build')
}

/** The built files: of which source each begins with, and which others it loads at once. */
async function readBuilt() {
  const files = JSON.parse(await readFile(join(client, '.vite', 'manifest.json'), 'utf8'))
  return Object.entries(files).map(([source, { file, imports = [] }]) => ({
    source,
    file: `/${file}`,
    imports: imports.map((name) => `/${files[name].file}`),
  }))
}

/** The file that a source was built into; one that has none of its own is in others, which is what must not be. */
function fileOf(source) {
  const found = built.find((one) => one.source.endsWith(source))
  if (!found) problems.push(`${source} is no file of its own`)
  return found?.file
}

/** Screens stand inside a frame; what stands directly under the root is asked by programs. */
function isPage({ id, parentId }) {
  const layouts = new Set(Object.values(manifest.routes).map((route) => route.parentId))
  return parentId !== undefined && parentId !== 'root' && !layouts.has(id)
}

async function measure(route) {
  const files = new Set([manifest.url])
  const add = (file) => {
    if (files.has(file)) return
    files.add(file)
    for (const next of imports.get(file) ?? []) add(next)
  }
  add(manifest.entry.module)
  for (const file of manifest.entry.imports) add(file)
  for (let current = route; current; current = manifest.routes[current.parentId]) {
    add(current.module)
    for (const file of current.imports ?? []) add(file)
  }
  for (const { what, file } of askedFor)
    if (files.has(file)) problems.push(`${route.id}: loads ${what} with its first scripts`)
  const sizes = await Promise.all(
    [...files].map(async (file) => (await stat(join(client, `${file}.gz`))).size),
  )
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024
  const requests = files.size + OTHER_REQUESTS
  // A file that draws several addresses has its budget at each of them.
  const budget = BUDGETS[route.id.replace(/\.tsx:.*/, '')] ?? DEFAULT
  if (kilobytes > budget.scripts)
    problems.push(`${route.id}: ${kilobytes.toFixed(1)} KB of scripts, at most ${budget.scripts}`)
  if (requests > budget.requests)
    problems.push(`${route.id}: ${requests} requests, at most ${budget.requests}`)
  return {
    page: route.id,
    'scripts (KB gzip)': kilobytes.toFixed(1),
    'at most': budget.scripts,
    files: files.size,
    requests,
  }
}

function report(measured) {
  if (measured.length === 0 || measured.some(({ files }) => files < 3)) {
    throw new Error('nothing was measured: the build is not what this script reads')
  }
  console.table(measured)
  const styles = new Set(Object.values(manifest.routes).flatMap(({ css = [] }) => css))
  if (styles.size !== 1)
    problems.push(`${styles.size} style sheets, exactly one expected: ${[...styles].join(', ')}`)
}

/** Served pages: one style sheet each, and no module preload in front of the first paint of a kept page. */
async function checkServed(address) {
  const html = await (await fetch(new URL('/', address))).text()
  if (!html.includes('</html>')) problems.push(`${address}: no page`)
  // What stands for browsers without scripts is nobody else's.
  const [head, ...rest] = html.split('<noscript>')
  const seen = [head, ...rest.map((part) => part.slice(part.indexOf('</noscript>')))].join('')
  const count = (pattern) => [...seen.matchAll(pattern)].length
  if (count(/rel="modulepreload"/g) > 0)
    problems.push(`${address}: ${count(/rel="modulepreload"/g)} module preloads`)
  if (count(/rel="stylesheet"/g) !== 1)
    problems.push(`${address}: ${count(/rel="stylesheet"/g)} style sheets`)
}
