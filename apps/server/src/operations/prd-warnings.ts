import type { Config } from '../config.ts'

/** What an operator may have forgotten, and what it means where people buy. */
const WARNINGS: readonly (readonly [setting: string, is: (config: Config) => boolean, means: string])[] = [
  ['MAIL=outbox', ({ mail }) => mail.adapter === 'outbox', 'no e-mail leaves this machine'],
  ['PORTAL=outbox', ({ portal }) => portal.adapter === 'outbox', 'orders stay in files of this machine'],
  [
    'REGISTRY=sandbox',
    ({ registry }) => registry.adapter === 'sandbox',
    'every valid CNPJ is an active company',
  ],
  ['POSTAL=ranges', ({ postal }) => postal.adapter === 'ranges', 'buyers type their streets'],
  ['ACQUIRER=sandbox', ({ acquirer }) => acquirer.adapter === 'sandbox', 'no card is charged'],
  [
    'no TRUST_PROXY',
    ({ trustProxy }) => trustProxy === false,
    'behind a proxy all visitors count as one address in limits, and evidence names the proxy',
  ],
]

/** A line of warning for each embedded default that a PRD host still has, and for a proxy that nobody named. */
export function prdWarnings(config: Config): string[] {
  if (config.prdHosts.length === 0) return []
  return WARNINGS.flatMap(([setting, is, means]) =>
    is(config) ? [`${setting} on a PRD host: ${means}`] : [],
  )
}
