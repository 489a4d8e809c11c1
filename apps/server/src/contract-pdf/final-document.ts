import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { contractDocument, DOCUMENT_DATE } from './contract-document.ts'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { ACCEPTED_FILE, evidencePage } from './evidence-page.ts'

/** The contract with its evidence page, and the accepted bytes attached to it unchanged. */
export function finalDocument(
  facts: ContractFacts,
  acceptance: AcceptanceFacts,
  acceptedBytes: Uint8Array,
): TDocumentDefinitions {
  const draft = contractDocument(facts)
  const src = `data:application/pdf;base64,${Buffer.from(acceptedBytes).toString('base64')}`
  const file = {
    src,
    name: ACCEPTED_FILE,
    type: 'application/pdf',
    description: `Contrato nº ${facts.number} como foi aceito`,
    creationDate: DOCUMENT_DATE,
    modifiedDate: DOCUMENT_DATE,
  }
  return {
    ...draft,
    content: [...(draft.content as Content[]), ...evidencePage(facts, acceptance)],
    files: { accepted: file },
  }
}
