import { extname } from 'node:path'
import type { Piscina } from 'piscina'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import type { PrintedProposal } from './proposal-facts.ts'
import type { RenderOrder } from './render-worker.ts'

/** Makes contracts' PDFs off the event loop; rejects where more wait than ever should. */
export interface ContractRenderer {
  draft(facts: ContractFacts): Promise<Uint8Array>
  /** A proposal, which waits for whatever else is to be printed. */
  proposal(facts: PrintedProposal): Promise<Uint8Array>
  final(facts: ContractFacts, acceptance: AcceptanceFacts, acceptedBytes: Uint8Array): Promise<Uint8Array>
  close(): Promise<void>
}

type Pool = Piscina<RenderOrder, Uint8Array>

/**
 * Visitors' documents are sixteen at a time (`protection/printer-places.ts`), jobs' a few: a job that found no room
 * tries again.
 */
const MOST_WAITING = 32

/** A worker thread that starts with the first document and ends when there was none for ten seconds. */
export function createContractRenderer(): ContractRenderer {
  let pool: Promise<Pool> | undefined
  const run = async (order: RenderOrder) => {
    pool ??= openPool()
    const { withUrgency } = await import('./waiting-documents.ts')
    return (await pool).run(withUrgency(order, order.kind === 'proposal' ? 'proposal' : 'contract'))
  }
  return {
    draft: (facts) => run({ kind: 'draft', facts }),
    proposal: (facts) => run({ kind: 'proposal', facts }),
    final: (facts, acceptance, acceptedBytes) => run({ kind: 'final', facts, acceptance, acceptedBytes }),
    close: async () => {
      await (await pool)?.destroy()
    },
  }
}

/** Loaded with the first document: starting the server does not wait for it. */
async function openPool(): Promise<Pool> {
  const [{ Piscina }, { createWaitingDocuments }] = await Promise.all([
    import('piscina'),
    import('./waiting-documents.ts'),
  ])
  return new Piscina({
    // Beside this file in the source as in the build.
    filename: new URL(`render-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: 'render',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    taskQueue: createWaitingDocuments(),
    // What found no thread yet goes back to where it stood.
    stricterFIFO: true,
    idleTimeout: 10_000,
    // A document of some pages needs far less; what the printer leaves behind is collected early.
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    // Documents wait for calls rather than calls for documents, yet a buyer waits for a draft: it gets a third of a
    // busy processor. At 10 it gets a tenth, and the first draft, which loads the printer, takes longer than people
    // wait.
    niceIncrement: 3,
  })
}
