import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createMetrics } from '../../src/process/metrics.ts'

const DOCS = join(import.meta.dirname, '..', '..', '..', '..', 'docs')
const ALERTS = join(DOCS, 'monitoring', 'alerts.yml')
const DASHBOARD = join(DOCS, 'monitoring', 'dashboard.json')
const rules = readFileSync(ALERTS, 'utf8')

/** What Prometheus itself adds about what it scrapes. */
const OF_PROMETHEUS = ['up']
/** Words of the query language and labels that stand where a metric could. */
const WORDS = new Set(
  'sum rate increase min max by le or and histogram_quantile status route queue state service event issuer code outcome variable time abs'.split(
    ' ',
  ),
)

/** Every series that a process shows. */
async function seriesNames(): Promise<ReadonlySet<string>> {
  const { registry } = createMetrics({ withProcess: true })
  const metrics = await registry.getMetricsAsJSON()
  return new Set([
    ...OF_PROMETHEUS,
    ...metrics.flatMap(({ name, type }) =>
      String(type) === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  ])
}

/** The metrics that a query names. */
function metricsIn(query: string): readonly string[] {
  const bare = query
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/by \([^)]*\)/g, '')
  return (bare.match(/[a-z_][a-z0-9_]*/g) ?? []).filter((word) => !WORDS.has(word))
}

const queriesOfRules = [...rules.matchAll(/expr: (?:\|\n((?: {10}.*\n)+)|(.*)\n)/g)].map(
  ([, block, line]) => block ?? line ?? '',
)
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name ?? '')

it('every metric that an alert or the dashboard names is one that processes show', async () => {
  const known = await seriesNames()
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as {
    panels: readonly { targets: readonly { expr: string }[] }[]
  }
  const queries = [...queriesOfRules, ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))]
  expect(queriesOfRules).toHaveLength(alerts.length)
  const named = queries.map(metricsIn)
  expect(named.filter((names) => names.length === 0)).toEqual([])
  expect(named.flat().filter((name) => !known.has(name))).toEqual([])
})

it('every alert has its line in docs/operations.md, and no line is of another', () => {
  const text = readFileSync(join(DOCS, 'operations.md'), 'utf8')
  const lines = [...(text.split('## Alerts')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `(\w+)` \|/gm)]
  expect(lines.map(([, name]) => name)).toEqual(alerts)
})

it.runIf(spawnSync('promtool', ['--version']).status === 0)('promtool takes the rules', () => {
  expect(execFileSync('promtool', ['check', 'rules', ALERTS], { encoding: 'utf8' })).toContain('SUCCESS')
})
