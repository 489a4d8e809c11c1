import { afterAll, beforeAll } from 'vitest'
import { type ContractRenderer, createContractRenderer } from '../../src/contract-pdf/contract-renderer.ts'
import type { Parts } from '../../src/parts.ts'

/** The printer of all servers of a worker: what it loads is loaded once, and it ends by itself. */
export const realPrinter = createContractRenderer()

/** Bytes that say what they were made of: other facts are other bytes. */
const write = async (...facts: readonly unknown[]) => Buffer.from(`%PDF-1.7\n${JSON.stringify(facts)}`)

/**
 * Writes down the facts of a document instead of printing it, which takes a hundred times as long: for tests of who may
 * buy what, which look at no page. A server takes it as `contracts`.
 */
export const plainPaper: ContractRenderer = {
  draft: (facts) => write(facts),
  proposal: (facts) => write(facts),
  final: (facts, acceptance) => write(facts, acceptance),
  close: async () => {},
}

/** Has the server of a describe print for its tests, and write on plain paper again after them. */
export function onRealPaper(server: () => { readonly parts: Pick<Parts, 'contracts'> }): void {
  beforeAll(() => void Object.assign(server().parts.contracts, realPrinter))
  afterAll(() => void Object.assign(server().parts.contracts, plainPaper))
}
