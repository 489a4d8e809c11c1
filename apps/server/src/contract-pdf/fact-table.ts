import type { Content } from 'pdfmake/interfaces.js'
import type { Fact } from './parties.ts'
import type { DocumentColours } from './theme-colours.ts'

/** Labelled facts, one a row. */
export function factTable(facts: readonly Fact[], colours: DocumentColours): Content {
  return {
    table: {
      widths: [118, '*'],
      dontBreakRows: true,
      body: facts.map(([label, value]) => [{ text: label, style: 'head' }, { text: value }]),
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0,
      hLineColor: () => colours.line,
      paddingTop: () => 3,
      paddingBottom: () => 3,
    },
    margin: [0, 0, 0, 8],
  }
}
