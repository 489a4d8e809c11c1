import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  inSession,
  read,
  requestGrantCode,
  tradeCode,
} from '../../apps/server/test/support/purchase-steps.ts'
import { makeAuthority } from '../../apps/server/test/support/seal-authority.ts'
import { buyByCalls } from '../support/buy-by-calls.ts'
import { freePort } from '../support/free-port.ts'
import { launch } from '../support/launch.ts'
import { eventually, makeFolder, ROOT, startProgram } from '../support/programs.ts'
import { makeScratchDatabase } from '../support/scratch-database.ts'
import { visitorOf } from '../support/visitor.ts'

const MONITORING = join(ROOT, 'docs', 'monitoring')

/** What a store shows once it followed its chains, ten minutes after its start. */
const LATER = 'evidence_chain_problems'
/** A company for which the sandbox's registry times out. */
const UNANSWERED = '10203040000194'

const ends: (() => unknown)[] = []
const atEnd = (work: () => unknown) => void ends.unshift(work)
afterAll(async () => {
  for (const end of ends) await end()
})

let address: string
let told: () => string

interface Answer {
  readonly status: string
  readonly error?: string
  readonly data?: { readonly result?: readonly unknown[]; readonly groups?: readonly Group[] }
}
interface Group {
  readonly rules: readonly { readonly name: string; readonly query: string; readonly health: string }[]
}

async function ask(path: string): Promise<Answer> {
  const answer = await fetch(`${address}/api/v1/${path}`)
  return (await answer.json()) as Answer
}

/** What a query finds, or why Prometheus does not take it. */
async function find(query: string): Promise<readonly unknown[] | string> {
  const { status, error, data } = await ask(`query?query=${encodeURIComponent(query)}`)
  return status === 'success' ? (data?.result ?? []) : `${error}`
}

// A store on PostgreSQL that sold, with a seal, whose registry failed once and whose secret somebody guessed at, and
// Prometheus with the rules as they are shipped, which looks every second.
beforeAll(async () => {
  const database = await makeScratchDatabase()
  atEnd(database.drop)
  const folder = makeFolder(atEnd)
  const dataDir = join(folder, 'store')
  const { p12, password } = makeAuthority(folder)
  const store = launch(
    {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      STORE: 'none',
      LIMITS: 'relaxed',
      SEAL_P12_SICRE: p12,
      SEAL_PASSWORD_SICRE: password,
    },
    atEnd,
  )
  const { host } = new URL(await store.operations)
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const file = join(folder, 'prometheus.yml')
  // Its account may not look into the clone, which may be below /root.
  const rules = join(folder, 'alerts.yml')
  copyFileSync(join(MONITORING, 'alerts.yml'), rules)
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [rules],
    scrape_configs: [{ job_name: 'loja', static_configs: [{ targets: [host] }] }],
  }
  // JSON is YAML.
  writeFileSync(file, JSON.stringify(settings))
  const prometheus = startProgram('/usr/bin/prometheus', [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, 'prometheus')}`,
    `--web.listen-address=127.0.0.1:${port}`,
  ])
  atEnd(() => prometheus.end('SIGKILL'))
  told = prometheus.output
  const { send, close } = visitorOf(await store.address)
  await buyByCalls(0, { send, database, dataDir })
  await tradeCode(send, await requestGrantCode(send), 'a guess at the secret')
  const traded = await tradeCode(send, await requestGrantCode(send))
  const call = inSession(send, read<{ access_token: string }>(traded, 200).access_token)
  const { status } = await call({ method: 'GET', path: `/api/v1/empresas/${UNANSWERED}` })
  expect(status).toBeGreaterThanOrEqual(500)
  close()
  // Counters begin with what they count: each is looked at twice after that, whatever this machine does beside.
  for (const counted of [
    'orders_total',
    'security_events_total',
    `http_request_duration_seconds_count{status=~"5.."}`,
  ])
    await eventually(
      `two looks at ${counted}`,
      async () => {
        const found = await find(`count_over_time(${counted}[1h]) >= 2`).catch(() => '')
        return typeof found !== 'string' && found.length > 0
      },
      { told },
    )
})

it('every alert is evaluated without an error, over series that a store shows', async () => {
  const { data } = await ask('rules')
  const rules = data?.groups?.flatMap((group) => group.rules) ?? []
  expect(rules.length).toBeGreaterThan(0)
  await eventually('every evaluation', async () => {
    const { data: now } = await ask('rules')
    return now?.groups?.every((group) => group.rules.every(({ health }) => health !== 'unknown'))
  })
  expect(rules.filter(({ health }) => health === 'err')).toEqual([])
  const empty: string[] = []
  for (const { name, query } of rules) {
    if (query.includes(LATER)) continue
    const found = await find(query.replaceAll(/ (?:[<>]|==) [\d.]+(?: \* \d+)?/g, ''))
    if (typeof found === 'string' || found.length === 0) empty.push(`${name}: ${found}`)
  }
  expect(empty).toEqual([])
})

it('every query of the dashboard finds something in a store', async () => {
  const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8')) as {
    readonly panels: readonly {
      readonly title: string
      readonly targets: readonly { readonly expr: string }[]
    }[]
  }
  const empty: string[] = []
  for (const { title, targets } of panels)
    for (const { expr } of targets) {
      if (expr.includes(LATER)) continue
      const found = await find(expr)
      if (typeof found === 'string' || found.length === 0) empty.push(`${title}: ${expr}: ${found}`)
    }
  expect(empty).toEqual([])
})
