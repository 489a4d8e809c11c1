import { openObjects } from '../../adapters/objects/open-objects.ts'
import { createContractRenderer } from '../../contract-pdf/contract-renderer.ts'
import { readAcceptedDocument, readHiredDocument } from '../../repositories/order-documents.ts'
import { findOrder } from '../../repositories/orders.ts'
import { sha256 } from '../../services/contract/identify-contract.ts'
import { unsealedDocument } from '../../services/hiring/final-document.ts'
import { readContent } from '../read-content.ts'
import { type Command, EXIT } from './command.ts'
import { findOneOrder } from './name-order.ts'

/** Whether an order's documents are what was accepted, and come out the same again. */
export const contractVerify: Command = {
  words: 'contract verify',
  operands: ['ORDER'],
  about: 'compares an order’s documents with their hashes, renders both again and compares',
  run: async (given, desk) => {
    const { id, number } = await findOneOrder(given, desk)
    const database = await desk.database()
    const order = await findOrder(database.kysely, id)
    if (!order) throw new Error(`The documents of order ${number} are gone: their time is over.`)
    const { evidence, finalHash } = order
    const objects = await openObjects(desk.config())
    const accepted = await readAcceptedDocument(database.kysely, id, objects)
    const hired = await readHiredDocument(database.kysely, id, objects)
    if (!accepted || !hired) throw new Error(`The documents of order ${number} are gone: their time is over.`)
    const content = await readContent(desk.config())
    const contracts = createContractRenderer()
    try {
      const draft = await contracts.draft(evidence.facts)
      const unsealed = await unsealedDocument(order, accepted.document, { database, contracts, content })
      const checks = {
        'accepted document is what was accepted': sha256(accepted.document) === evidence.documentHash,
        'accepted document comes out the same again': sha256(draft) === evidence.documentHash,
        'final document is what was rendered': finalHash !== null && sha256(hired.document) === finalHash,
        'final document comes out the same again': finalHash !== null && beginsWith(hired.document, unsealed),
      }
      const holds = Object.values(checks).every(Boolean)
      const lines = Object.entries(checks).map(([what, is]) => `${is ? 'yes' : 'NO '}  ${what}`)
      return {
        exit: holds ? EXIT.done : EXIT.failed,
        json: { order: number, holds, checks },
        text: [`Order ${number}`, ...lines].join('\n'),
      }
    } finally {
      await contracts.close()
    }
  },
}

/** A seal is written behind a document's own bytes, which stay as they were. */
function beginsWith(document: Uint8Array, start: Uint8Array): boolean {
  return Buffer.compare(document.subarray(0, start.length), start) === 0
}
