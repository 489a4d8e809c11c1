import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { contractDocument, DOCUMENT_DATE, pageFooter } from './contract-document.ts'
import type { AcceptanceFacts, ContractFacts } from './contract-facts.ts'
import { ACCEPTED_FILE, EVIDENCE_TITLE, evidencePage } from './evidence-page.ts'

/**
 * The contract with its evidence page, and the accepted bytes attached to it unchanged. The contract's pages are those
 * that were accepted, footers included: what stands in both documents is kept once (docs/rules/contract.md: kept-once).
 */
export function finalDocument(
  facts: ContractFacts,
  acceptance: AcceptanceFacts,
  acceptedBytes: Uint8Array,
): TDocumentDefinitions {
  const draft = contractDocument(facts)
  const contractPages = pagesOf(acceptedBytes)
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
    footer: (page, pages) => {
      const last = contractPages ?? pages
      return pageFooter(facts, page > last ? EVIDENCE_TITLE : `Página ${page} de ${last}`)
    },
    content: [...(draft.content as Content[]), ...evidencePage(facts, acceptance)],
    files: { accepted: file },
  }
}

/** How many pages a document says that it has (ISO 32000-1, 7.7.3.2: the root of its pages counts them), or null. */
function pagesOf(pdf: Uint8Array): number | null {
  const count = /\/Type \/Pages\s+\/Count (\d+)/.exec(Buffer.from(pdf).toString('latin1'))?.[1]
  return count === undefined ? null : Number(count)
}
