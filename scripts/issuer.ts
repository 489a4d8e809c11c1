// `npm run issuer -- new CODE` makes an issuer that starts; `npm run issuer -- check [CODE]` tells what is wrong with
// one.
import { beginIssuer } from '../packages/content/src/begin-issuer.ts'
import { DEFAULT_ROOT } from '../packages/content/src/default-root.ts'
import { findLeftOvers } from '../packages/content/src/find-left-overs.ts'
import { loadContent } from '../packages/content/src/load-content.ts'
import { readOptions, runScript, WrongOptions } from './read-options.ts'
import { root as repository, run } from './run.mjs'

const USAGE = `npm run issuer -- new CODE [--kind main|bank-partner] [--name "Banco Novo Pré-Pagos"] [--short-name "Banco Novo"]
                           [--host banco-novo] [--root content/issuers]
npm run issuer -- check [CODE] [--root content/issuers]
npm run issuer -- --help

new    makes the folder CODE; the store starts with it as it is, at http://{host}.localhost:3000
check  tells every mistake with file, field and what would be right; without CODE of all issuers`

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    kind: { type: 'string', default: 'bank-partner' },
    name: { type: 'string' },
    'short-name': { type: 'string' },
    host: { type: 'string' },
    root: { type: 'string', default: DEFAULT_ROOT },
  },
})
const KINDS = { main: 'main', 'bank-partner': 'bankPartner' } as const
const [order, code = ''] = positionals
const orders = { new: make, check }

await runScript(USAGE, async () => {
  if (order === undefined) throw new WrongOptions('Say what to do: new or check.')
  if (!(order in orders)) throw new WrongOptions(`There is no '${order}'.`)
  await orders[order as keyof typeof orders]()
})

async function make(): Promise<void> {
  const { kind, root } = values
  if (code === '') throw new WrongOptions('A new issuer needs a code.')
  if (!(kind in KINDS)) throw new WrongOptions(`--kind takes ${Object.keys(KINDS).join(' or ')}.`)
  const shortName = values['short-name'] ?? values.name ?? code
  const name = values.name ?? `${shortName} Benefícios`
  const hostKeyword = values.host ?? code.toLowerCase()
  const own = { code, kind: KINDS[kind as keyof typeof KINDS], name, shortName, hostKeyword }
  const folder = await beginIssuer(root, own)
  await formatFolder(folder)
  console.log(`${folder}
Start the store and open http://${hostKeyword}.localhost:3000 (or ?emissor=${code} on any host).
Then make it its own, in issuer.json first: addresses and e-mails end in .example, the CNPJ of copyright is made up,
theme, deadlines and flags are the template's. docs/add-an-issuer.md leads through the files.
npm run issuer -- check ${code} tells what is wrong at any time.`)
}

/**
 * As the lint wants data: names of another length break lines elsewhere. A folder that it does not read stays as it
 * is.
 */
async function formatFolder(folder: string): Promise<void> {
  await run('biome', ['format', '--write', `--config-path=${repository}`, folder], { quiet: true })
}

async function check(): Promise<void> {
  const content = await loadContent(values.root).catch((error: Error) => {
    throw new Error(code === '' ? error.message : linesOf(error.message))
  })
  const asked = [...content.values()].filter(({ issuer }) => code === '' || issuer.code === code)
  if (asked.length === 0) throw new Error(`there is no issuer ${code} under ${values.root}`)
  const leftOvers = asked.flatMap((one) =>
    findLeftOvers(
      one,
      [...content.values()].filter((other) => other !== one),
    ).map(
      ({ path, of, text }) => `${one.issuer.code}: ${path}: says '${text}', which is ${of}'s; say its own`,
    ),
  )
  if (leftOvers.length > 0) throw new Error(leftOvers.join('\n'))
  console.log(`nothing is wrong with ${asked.map(({ issuer }) => issuer.code).join(', ')}`)
}

/** The problems of one issuer, in its own files or in shared ones; all of them where none names it. */
function linesOf(message: string): string {
  const [head = '', ...lines] = message.split('\n')
  const makesWrong = (line: string) => line.match(/ \(([A-Z0-9_, ]+)\)$/)?.[1]?.split(', ') ?? []
  const own = lines.filter((line) => line.includes(`/${code}/`) || makesWrong(line).includes(code))
  return [head, ...(own.length > 0 ? own : lines)].join('\n')
}
