import { openObjects } from '../../adapters/objects/open-objects.ts'
import { createContractRenderer } from '../../contract-pdf/contract-renderer.ts'
import { findErasure, readAcceptedDocument, readHiredDocument } from '../../repositories/order-documents.ts'
import { findOrder } from '../../repositories/orders.ts'
import { sha256 } from '../../services/contract/identify-contract.ts'
import { unsealedDocument } from '../../services/hiring/final-document.ts'
import { readContent } from '../read-content.ts'
import { type Command, EXIT } from './command.ts'
import type { Desk } from './desk.ts'
import { findOneOrder } from './name-order.ts'

/**
 * Whether an order's documents are what was accepted, and come out the same again. After an erasure what they were made
 * from is gone, and the hashes that stayed are compared.
 */
export const contractVerify: Command = {
  words: 'contract verify',
  operands: ['ORDER'],
  about: 'compares an order’s documents with their hashes, renders both again and compares',
  run: async (given, desk) => {
    const { id, number } = await findOneOrder(given, desk)
    const { kysely } = await desk.database()
    const objects = await openObjects(desk.config())
    const accepted = await readAcceptedDocument(kysely, id, objects)
    const hired = await readHiredDocument(kysely, id, objects)
    if (!accepted || !hired) throw new Error(`The documents of order ${number} are gone: their time is over.`)
    const erasure = await findErasure(kysely, id)
    const kept = { accepted: accepted.document, hired: hired.document }
    const checks = erasure
      ? { [CHECKS.isAccepted]: sha256(kept.accepted) === erasure.acceptedHash, [CHECKS.isRendered]: true }
      : await compareAgain(id, kept, desk)
    const holds = Object.values(checks).every(Boolean)
    const erasedAt = erasure?.erasedAt.toISOString()
    return {
      exit: holds ? EXIT.done : EXIT.failed,
      json: { order: number, holds, checks, ...(erasedAt ? { erasedAt } : {}) },
      text: [
        `Order ${number}`,
        ...Object.entries(checks).map(([what, is]) => `${is ? 'yes' : 'NO '}  ${what}`),
        ...(erasedAt
          ? [
              `erased at ${erasedAt}: what the documents were made from is gone, their hashes alone are compared`,
            ]
          : []),
      ].join('\n'),
    }
  },
}

/** What is compared; a kept final document whose hash is another is not even given out. */
const CHECKS = {
  isAccepted: 'accepted document is what was accepted',
  comesOutAgain: 'accepted document comes out the same again',
  isRendered: 'final document is what was rendered',
  finalComesOutAgain: 'final document comes out the same again',
} as const

/** Renders both documents of an order again, from what its acceptance says. */
async function compareAgain(
  orderId: string,
  kept: { readonly accepted: Uint8Array; readonly hired: Uint8Array },
  desk: Desk,
): Promise<Readonly<Record<string, boolean>>> {
  const database = await desk.database()
  const order = await findOrder(database.kysely, orderId)
  if (!order) throw new Error('There is no such order.')
  const { evidence, finalHash } = order
  const content = await readContent(desk.config())
  const contracts = createContractRenderer()
  try {
    const draft = await contracts.draft(evidence.facts)
    const unsealed = await unsealedDocument(order, kept.accepted, { database, contracts, content })
    return {
      [CHECKS.isAccepted]: sha256(kept.accepted) === evidence.documentHash,
      [CHECKS.comesOutAgain]: sha256(draft) === evidence.documentHash,
      [CHECKS.isRendered]: finalHash !== null && sha256(kept.hired) === finalHash,
      [CHECKS.finalComesOutAgain]: finalHash !== null && beginsWith(kept.hired, unsealed),
    }
  } finally {
    await contracts.close()
  }
}

/** A seal is written behind a document's own bytes, which stay as they were. */
function beginsWith(document: Uint8Array, start: Uint8Array): boolean {
  return Buffer.compare(document.subarray(0, start.length), start) === 0
}
