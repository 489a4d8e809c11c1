import { asLines } from './as-lines.ts'
import { contractDocument } from './contract-document.ts'
import type { ContractFacts } from './contract-facts.ts'

/** A part of the contract's text without its pages; a row of a table has cells beside its first, which is its text. */
export interface TextBlock {
  readonly kind: 'title' | 'heading' | 'subtitle' | 'paragraph' | 'row'
  readonly text: string
  readonly cells: TextCell[]
}

/** `label` stands over the cell's column; empty in a table without heads. */
interface TextCell {
  readonly label: string
  readonly value: string
}

/** The text of the document that `contractDocument` lays out, from the same parts: what is printed is what is read. */
export function contractText(facts: ContractFacts): TextBlock[] {
  return blocksOf(contractDocument(asLines(facts)).content)
}

/** Styles of `contractDocument` that head what follows them; every other text is a paragraph. */
const HEADS = ['title', 'heading', 'subtitle'] as const satisfies readonly TextBlock['kind'][]

/** What `contractDocument` is made of: texts, stacks of them, and tables. */
interface Part {
  readonly text?: unknown
  readonly style?: unknown
  readonly stack?: readonly unknown[]
  readonly table?: { readonly body: readonly (readonly unknown[])[]; readonly headerRows?: number }
}

function blocksOf(content: unknown): TextBlock[] {
  if (Array.isArray(content)) return content.flatMap(blocksOf)
  const { stack, table, style, text } = content as Part
  if (stack) return stack.flatMap(blocksOf)
  if (table) return rowsOf(table)
  const kind = HEADS.find((one) => one === style) ?? 'paragraph'
  return [{ kind, text: textOf(text), cells: [] }]
}

function rowsOf({ body, headerRows = 0 }: NonNullable<Part['table']>): TextBlock[] {
  const heads = body[headerRows - 1]?.map(textOf) ?? []
  return body.slice(headerRows).map((row) => {
    const [text = '', ...others] = row.map(textOf)
    // After a cell that spans columns stand empty ones: what is left stands under no head of its own.
    const isWhole = others.every((value) => value !== '')
    const cells = others.map((value, at) => ({ label: (isWhole && heads[at + 1]) || '', value }))
    return { kind: 'row', text, cells: cells.filter(({ value }) => value !== '') }
  })
}

/** The words of a text, of its parts one after another, or of a cell. */
function textOf(part: unknown): string {
  if (typeof part === 'string') return part.replaceAll('\n', ' ')
  if (Array.isArray(part)) return part.map(textOf).join('')
  return typeof part === 'object' && part !== null && 'text' in part ? textOf(part.text) : ''
}
