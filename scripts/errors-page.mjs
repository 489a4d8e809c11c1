// `npm run errors-page`: docs/errors.md anew, after a row of the table or a call has changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './run.mjs'

const WIRE = join(root, 'packages', 'wire', 'src')
const COPY = join(root, 'packages', 'copy', 'src')
export const ERRORS_PAGE = join(root, 'docs', 'errors.md')

const HEAD = `# Errors

Written by \`npm run errors-page\` from the table of refusals and the calls' definitions; \`npm run check\` compares it. What the
columns mean and how a row is added: docs/rules/refusals.md, decision 042.
Outside of production the header \`x-falha\` makes any call answer any of them (docs/operations.md, Faults on purpose).

Every call may also answer what all share: those without a call of their own in the last column.
`

const CLOSINGS = {
  close: () => 'closes',
  reload: () => 'loads the page again',
  initialPage: () => 'leads to the initial page',
  cart: () => 'leads to the cart',
  dropParameter: ({ parameter }) => `leads to the initial page without \`${parameter}\``,
  issuerSite: () => "leads to the issuer's website",
}

/** The text of docs/errors.md: every row of the table with the calls that refuse it, then what no call refuses. */
export async function writeErrorsPage() {
  const { REFUSALS } = await load(join(COPY, 'refusals.ts'))
  const { STORE_FAILURES } = await load(join(COPY, 'refusals', 'store-failures.ts'))
  const calls = await readCalls()
  const rows = Object.entries(REFUSALS)
    .toSorted(([, one], [, other]) => other.code - one.code)
    .map(([name, { code, status, text, warning }]) => [
      `\`${code}\``,
      name,
      status,
      text,
      ...looks(warning),
      calls
        .filter(({ problems }) => problems.includes(name))
        .map(({ id }) => id)
        .join(', '),
    ])
  const failures = Object.entries(STORE_FAILURES).map(([name, { text, warning }]) => [
    name,
    text,
    ...looks(warning),
  ])
  const look = ['title', 'kind', 'closing it', 'people']
  return [
    HEAD,
    table(['code', 'name', 'status', 'text', ...look, 'calls'], rows),
    '\nWhat keeps the store from asking a call at all has a name and no number:\n',
    table(['name', 'text', ...look], failures),
    '',
  ].join('\n')
}

function looks({ title, variant, closing, way }) {
  return [title, variant, CLOSINGS[closing.kind](closing), way.kind === 'people' ? 'phones and e-mail' : '']
}

function table(titles, rows) {
  const lines = [titles, titles.map(() => '---'), ...rows]
  return lines
    .map((cells) => `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`)
    .join('\n')
}

/** Each definition of a call, in the order of its id. */
async function readCalls() {
  const files = readdirSync(WIRE, { recursive: true }).filter(
    (name) =>
      name.endsWith('.ts') &&
      !name.endsWith('.test.ts') &&
      readFileSync(join(WIRE, name), 'utf8').includes('defineCall({'),
  )
  const modules = await Promise.all(files.map((name) => load(join(WIRE, name))))
  const calls = modules
    .flatMap((module) => Object.values(module))
    .filter((one) => Array.isArray(one?.problems))
  return calls.toSorted((one, other) => one.id.localeCompare(other.id))
}

function load(path) {
  return import(pathToFileURL(path).href)
}

if (import.meta.main) writeFileSync(ERRORS_PAGE, await writeErrorsPage())
