import type { IssuerContent } from '@benefits/domain/content/issuer-content'

/** Lines that tell a newcomer where everything is: each issuer's store, the calls' page, the outbox, operations. */
export function describeAddresses(
  content: ReadonlyMap<string, IssuerContent>,
  {
    port,
    operationsPort,
    outbox,
  }: { readonly port: number; readonly operationsPort: number; readonly outbox: boolean },
): string {
  const stores = [...content.values()].map(({ issuer }): readonly [string, string] => {
    const [keyword] = issuer.hostKeywords
    return [issuer.name, `http://${keyword ? `${keyword}.` : ''}localhost:${port}/`]
  })
  const rest: readonly (readonly [string, string])[] = [
    ['Calls', `http://localhost:${port}/api/docs`],
    ...(outbox ? [['Outbox', `http://localhost:${port}/dev/caixa-de-saida`] as const] : []),
    ['Metrics', `http://127.0.0.1:${operationsPort}/metrics`],
  ]
  const rows = [...stores, ...rest]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`).join('\n')
}
