import { proposalConditions } from '@benefits/copy/proposal-conditions'
import { toBrazilian } from '@benefits/domain/calendar/format-date'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import type { CalendarDate } from '@benefits/domain/document/types'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { DOCUMENT_DATE, pageFooter } from './contract-document.ts'
import { factTable } from './fact-table.ts'
import { hasCards } from './has-cards.ts'
import { groupTables, orderTables, totalTable } from './order-table.ts'
import type { Fact } from './parties.ts'
import type { PrintedProposal } from './proposal-facts.ts'
import { savingsPage } from './savings-page.ts'
import { type DocumentColours, documentColours } from './theme-colours.ts'

/** Side of the QR code in points: some 3 cm, which a phone reads from a hand's distance. */
const QR_POINTS = 92
/** Points above and below a row: a proposal of a few products is one page. */
const ROW_PADDING = 2.5
const PRODUCTS = 'O que está sendo proposto'

/** Where the products of a proposal stand: on its first page, or behind what it saves. */
export type ProductsAt = 'front' | 'back'

/**
 * A proposal as pdfmake lays it out: whose, until when, what it costs, on which conditions, and its link. Products that
 * take more than the first page stand behind the saving, which is the second (docs/rules/proposal.md: saving).
 */
export function proposalDocument(
  facts: PrintedProposal,
  productsAt: ProductsAt = 'front',
): TDocumentDefinitions {
  const { issuer, number, company } = facts
  const colours = documentColours(issuer.theme)
  const title = `Proposta ${number}`
  return {
    version: '1.7',
    pageSize: 'A4',
    pageMargins: [48, 54, 48, 52],
    language: 'pt-BR',
    displayTitle: true,
    info: {
      title,
      author: issuer.name,
      subject: `Proposta de benefícios para ${company.corporateName}`,
      creator: issuer.name,
      producer: issuer.name,
      creationDate: DOCUMENT_DATE,
    },
    header: { text: `${issuer.name}  ·  ${title}`, style: 'running', margin: [48, 26, 48, 0] },
    footer: (page, pages) => pageFooter(facts, `Página ${page} de ${pages}`),
    content: [
      { text: issuer.shortName, style: 'brand' },
      { text: title, style: 'title' },
      { text: `Válida até ${written(facts.validUntil)}`, style: 'lead' },
      head(facts, colours),
      ...(productsAt === 'front' ? productsHere(facts, colours) : totalAlone(facts, colours)),
      ...additions(facts),
      ...delivery(facts),
      { text: 'Condições', style: 'heading' },
      { ul: conditions(facts), margin: [0, 0, 0, 4] },
      ...(facts.savings === undefined ? [] : savingsPage(facts.savings, colours)),
      ...(productsAt === 'front' ? [] : productsBehind(facts, colours)),
    ],
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2, color: colours.ink },
    styles: {
      brand: { fontSize: 12, bold: true, color: colours.primary, margin: [0, 0, 0, 4] },
      title: { fontSize: 18, bold: true, color: colours.primary },
      lead: { fontSize: 12, bold: true, margin: [0, 2, 0, 6] },
      heading: { fontSize: 12, bold: true, color: colours.primary, margin: [0, 8, 0, 4] },
      subtitle: { fontSize: 10, bold: true, margin: [0, 4, 0, 4] },
      head: { fontSize: 8.5, bold: true, color: colours.inkSoft },
      note: { fontSize: 8.5, color: colours.inkSoft },
      running: { fontSize: 8, color: colours.inkSoft },
    },
  }
}

function partyFacts({ issuer, company, madeOn, validUntil }: PrintedProposal): readonly Fact[] {
  return [
    ['Empresa', company.corporateName],
    ['CNPJ', formatCnpj(company.cnpj)],
    ['Proposta de', `${issuer.name}, CNPJ ${formatCnpj(issuer.cnpj)}`],
    ['Data', written(madeOn)],
    ['Válida até', `${written(validUntil)}, até o fim do dia (horário de Brasília)`],
  ]
}

function productsHere(facts: PrintedProposal, colours: DocumentColours): Content[] {
  return [{ text: PRODUCTS, style: 'heading' }, ...orderTables(facts, colours, ROW_PADDING)]
}

/** What stands in the products' place. */
function totalAlone(facts: PrintedProposal, colours: DocumentColours): Content[] {
  return [
    { text: 'Quanto custa', style: 'heading' },
    totalTable(facts, colours, ROW_PADDING),
    { text: 'Os produtos, um a um, estão a partir da página 3.', margin: [0, 0, 0, 4] },
  ]
}

function productsBehind(facts: PrintedProposal, colours: DocumentColours): Content[] {
  return [
    { text: PRODUCTS, style: 'title', pageBreak: 'before' },
    ...groupTables(facts, colours, ROW_PADDING),
  ]
}

function additions({ addOns, offerName }: PrintedProposal): Content[] {
  return [
    ...(offerName === null ? [] : [`Oferta: ${offerName}.`]),
    ...(addOns.length === 0 ? [] : [`Serviços incluídos sem custo: ${addOns.join('; ')}.`]),
  ].map((text): Content => ({ text, margin: [0, 0, 0, 4] }))
}

function delivery(facts: PrintedProposal): Content[] {
  if (!hasCards(facts)) return []
  return [
    { text: 'Entrega', style: 'heading' },
    { ul: facts.issuer.deadlines.map(({ place, deadline }) => `${place}: ${deadline}`) },
  ]
}

function conditions({ issuer, support, validUntil }: PrintedProposal): string[] {
  return [
    ...proposalConditions(validUntil as CalendarDate),
    `Dúvidas: ${[support.phone, support.email || issuer.email].filter((one) => one !== '').join(' ou ')}.`,
  ]
}

/** Whose and until when, with the code that leads to its page beside it and the address in words below. */
function head(facts: PrintedProposal, colours: DocumentColours): Content {
  const { link } = facts
  return {
    stack: [
      {
        columns: [
          { width: '*', stack: [factTable(partyFacts(facts), colours)] },
          { qr: link, fit: QR_POINTS, eccLevel: 'M', width: 'auto' },
        ],
        columnGap: 16,
      },
      {
        text: [
          { text: 'Contrate por este link', bold: true },
          ', em qualquer aparelho, ou aponte a câmera para o código: ',
          { text: link, link, color: colours.primary },
        ],
      },
    ],
  }
}

function written(day: string): string {
  return toBrazilian(day as CalendarDate)
}
