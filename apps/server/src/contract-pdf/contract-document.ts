import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { clausesOf } from './clauses/clause.ts'
import { SERVICE_CLAUSES } from './clauses/services.ts'
import { TERM_CLAUSES } from './clauses/terms.ts'
import type { ContractFacts } from './contract-facts.ts'
import { factTable } from './fact-table.ts'
import { orderTables } from './order-table.ts'
import { clientFacts, contractorFacts } from './parties.ts'
import { type DocumentColours, documentColours } from './theme-colours.ts'

/** Stands as creation date in every document: a clock would change its bytes. */
export const DOCUMENT_DATE = new Date('2026-01-01T00:00:00Z')

/** The contract as pdfmake lays it out: parties, order, clauses; pages numbered; language, title and author told. */
export function contractDocument(facts: ContractFacts): TDocumentDefinitions {
  const colours = documentColours(facts.issuer.theme)
  const title = 'Contrato de prestação de serviços'
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [48, 64, 48, 56],
    language: 'pt-BR',
    displayTitle: true,
    info: {
      title: `${title} nº ${facts.number}`,
      author: facts.issuer.name,
      subject: `Contratação de ${facts.company.corporateName} na loja ${facts.issuer.shortName}`,
      creator: facts.issuer.name,
      producer: facts.issuer.name,
      creationDate: DOCUMENT_DATE,
    },
    header: {
      text: `${facts.issuer.name}  ·  Contrato nº ${facts.number}`,
      style: 'running',
      margin: [48, 28, 48, 0],
    },
    footer: (page, pages) => pageFooter(facts, `Página ${page} de ${pages}`),
    content: [
      { text: title, style: 'title' },
      { text: leadOf(facts), style: 'lead' },
      ...parties(facts, colours),
      { text: 'Quadro de Contratação', style: 'heading' },
      ...orderTables(facts, colours),
      ...clauses(facts),
    ],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.25, color: colours.ink },
    styles: {
      title: { fontSize: 18, bold: true, color: colours.primary },
      lead: { fontSize: 10.5, color: colours.inkSoft, margin: [0, 2, 0, 10] },
      heading: { fontSize: 12, bold: true, color: colours.primary, margin: [0, 12, 0, 6] },
      subtitle: { fontSize: 10, bold: true, margin: [0, 4, 0, 4] },
      head: { fontSize: 8.5, bold: true, color: colours.inkSoft },
      note: { fontSize: 8.5, color: colours.inkSoft },
      running: { fontSize: 8, color: colours.inkSoft },
    },
  }
}

function leadOf({ number, proposal }: ContractFacts): string {
  return proposal === undefined
    ? `Contrato nº ${number}`
    : `Contrato nº ${number}, ao preço da proposta ${proposal}`
}

/** What stands at the foot of a page: the issuer's address and the page's own words. */
export function pageFooter({ issuer }: Pick<ContractFacts, 'issuer'>, words: string): Content {
  return {
    columns: [
      { text: issuer.site, style: 'running' },
      { text: words, style: 'running', alignment: 'right' },
    ],
    margin: [48, 20, 48, 0],
  }
}

function parties(facts: ContractFacts, colours: DocumentColours): Content[] {
  return [
    { text: 'CONTRATADA', style: 'subtitle' },
    factTable(contractorFacts(facts), colours),
    { text: 'CONTRATANTE', style: 'subtitle' },
    factTable(clientFacts(facts), colours),
  ]
}

function clauses(facts: ContractFacts): Content[] {
  return clausesOf([...SERVICE_CLAUSES, ...TERM_CLAUSES], facts).flatMap(({ title, paragraphs }, index) => {
    const heading: Content = { text: `Cláusula ${index + 1}ª — ${title}`, style: 'heading' }
    const [first, ...others] = paragraphs.map(
      (text, at): Content => ({
        text: joinWords(`${index + 1}.${at + 1}. ${text}`),
        alignment: 'justify',
        margin: [0, 0, 0, 5],
      }),
    )
    // A title never stands alone at the foot of a page.
    return [{ stack: first ? [heading, first] : [heading], unbreakable: true }, ...others]
  })
}

/** No line break between 'art.', 'nº' or '§' and its number. */
function joinWords(text: string): string {
  return text.replace(/(art\.|nº|§) /g, '$1\u00a0')
}
