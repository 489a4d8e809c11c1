import type { Config } from '../config.ts'

/** The ports, what makes each the embedded one, and what that means where people buy. */
const EMBEDDED: readonly (readonly [setting: string, is: (config: Config) => boolean, means: string])[] = [
  ['MAIL=outbox', ({ mail }) => mail.adapter === 'outbox', 'no e-mail leaves this machine'],
  ['PORTAL=outbox', ({ portal }) => portal.adapter === 'outbox', 'orders stay in files of this machine'],
  [
    'REGISTRY=sandbox',
    ({ registry }) => registry.adapter === 'sandbox',
    'every valid CNPJ is an active company',
  ],
  ['POSTAL=ranges', ({ postal }) => postal.adapter === 'ranges', 'buyers type their streets'],
  ['ACQUIRER=sandbox', ({ acquirer }) => acquirer.adapter === 'sandbox', 'no card is charged'],
]

/** A line of warning for each port of a PRD host that still has its embedded default (decisions 8). */
export function embeddedInPrd(config: Config): string[] {
  if (config.prdHosts.length === 0) return []
  return EMBEDDED.flatMap(([setting, is, means]) =>
    is(config) ? [`${setting} on a PRD host: ${means}`] : [],
  )
}
