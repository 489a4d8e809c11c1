import { Piscina } from 'piscina'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import type { RenderOrder } from './render-worker.ts'

/** Makes contracts' PDFs off the event loop. */
export interface ContractRenderer {
  draft(facts: ContractFacts): Promise<Uint8Array>
  final(facts: ContractFacts, acceptance: AcceptanceFacts, acceptedBytes: Uint8Array): Promise<Uint8Array>
  close(): Promise<void>
}

/** Worker threads that start with the first document and end when there is none for a minute. */
export function createContractRenderer(maxThreads = 1): ContractRenderer {
  let pool: Piscina<RenderOrder, Uint8Array> | undefined
  const run = (order: RenderOrder) => {
    pool ??= new Piscina<RenderOrder, Uint8Array>({
      filename: new URL('render-worker.ts', import.meta.url).href,
      name: 'render',
      minThreads: 0,
      maxThreads,
      idleTimeout: 60_000,
    })
    return pool.run(order)
  }
  return {
    draft: (facts) => run({ kind: 'draft', facts }),
    final: (facts, acceptance, acceptedBytes) => run({ kind: 'final', facts, acceptance, acceptedBytes }),
    close: async () => {
      await pool?.destroy()
    },
  }
}
