import { extname } from 'node:path'
import type { Piscina } from 'piscina'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import type { PrintedProposal } from './proposal-facts.ts'
import type { RenderOrder } from './render-worker.ts'

/** Makes contracts' PDFs off the event loop. */
export interface ContractRenderer {
  /** As many drafts wait as may: another is rejected. */
  isBusy(): boolean
  /** Rejects with `RendererBusy` where `isBusy`. */
  draft(facts: ContractFacts): Promise<Uint8Array>
  /** A proposal; waits and is rejected as a draft is. */
  proposal(facts: PrintedProposal): Promise<Uint8Array>
  final(facts: ContractFacts, acceptance: AcceptanceFacts, acceptedBytes: Uint8Array): Promise<Uint8Array>
  close(): Promise<void>
}

type Pool = Piscina<RenderOrder, Uint8Array>

/** So many drafts are under way or wait; a buyer who would wait longer is told so instead. */
const MOST_DRAFTS = 16
/**
 * Room in the queue that drafts never take: finals are jobs, a few at a time, and a job that found none tries again.
 */
const FINALS = 8

/** No draft can be taken on now. */
export class RendererBusy extends Error {}

/** A worker thread that starts with the first document and ends when there was none for ten seconds. */
export function createContractRenderer(): ContractRenderer {
  let pool: Promise<Pool> | undefined
  const run = async (order: RenderOrder) => {
    pool ??= openPool()
    return (await pool).run(order)
  }
  let drafts = 0
  const isBusy = () => drafts >= MOST_DRAFTS
  const runDraft = async (order: RenderOrder) => {
    if (isBusy()) throw new RendererBusy('As many drafts wait as may.')
    drafts += 1
    return run(order).finally(() => {
      drafts -= 1
    })
  }
  return {
    isBusy,
    draft: (facts) => runDraft({ kind: 'draft', facts }),
    proposal: (facts) => runDraft({ kind: 'proposal', facts }),
    final: (facts, acceptance, acceptedBytes) => run({ kind: 'final', facts, acceptance, acceptedBytes }),
    close: async () => {
      await (await pool)?.destroy()
    },
  }
}

/** Loaded with the first document: starting the server does not wait for it. */
async function openPool(): Promise<Pool> {
  const { Piscina } = await import('piscina')
  return new Piscina({
    // Beside this file in the source as in the build.
    filename: new URL(`render-worker${extname(import.meta.url)}`, import.meta.url).href,
    name: 'render',
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_DRAFTS + FINALS,
    idleTimeout: 10_000,
    // A document of some pages needs far less; what the printer leaves behind is collected early.
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 8 },
    // Documents wait for calls rather than calls for documents, yet a buyer waits for a draft: it gets a third of a
    // busy processor. At 10 it gets a tenth, and the first draft, which loads the printer, takes longer than people
    // wait.
    niceIncrement: 3,
  })
}
