/** A piece of a page's text as the PDF reader tells it: where it stands and how large it is. */
export interface TextPiece {
  readonly str: string
  readonly hasEOL: boolean
  readonly width: number
  /** Size in points at 3, place from the left at 4 and from the foot at 5. */
  readonly transform: readonly number[]
}

/** A part of the contract's text without its pages: a heading, a paragraph, or a row's labels and values. */
export type TextBlock =
  | { readonly is: 'title' | 'heading' | 'subtitle' | 'paragraph'; readonly text: string }
  | { readonly is: 'row'; readonly name: string; readonly cells: readonly Cell[] }

interface Cell {
  readonly label: string
  readonly value: string
}

/** A printed line: its cells from left to right. */
interface Line {
  readonly cells: readonly { readonly text: string; readonly x: number }[]
  readonly size: number
  readonly y: number
}

/** Sizes in points of the contract's styles (contract-document.ts), as the least of each. */
const SIZE = { title: 17, heading: 11.5, lead: 10.3, subtitle: 9.8, body: 9, note: 8.2 } as const
/** A blank so wide stands between two columns. */
const COLUMN_GAP = 12
/** Lines of one paragraph are nearer than this many times their size. */
const LINE_PITCH = 1.7
const NUMBERED = /^\d+\.\d+\. /

/** The lines of a page, without what runs at its head and foot. */
function linesOf(pieces: readonly TextPiece[]): Line[] {
  const lines: Line[] = []
  let parts: { text: string; x: number }[] = []
  let isColumnNew = true
  let last: TextPiece | null = null
  const close = () => {
    const cells = parts.map(({ text, x }) => ({ text: text.trim(), x })).filter(({ text }) => text !== '')
    const [, , , size = 0, , y = 0] = last?.transform ?? []
    if (cells.length > 0 && size >= SIZE.note) lines.push({ cells, size, y })
    parts = []
    isColumnNew = true
    last = null
  }
  for (const piece of pieces) {
    const part = parts.at(-1)
    const isBlank = piece.str.trim() === ''
    if (isBlank && piece.width > COLUMN_GAP) isColumnNew = true
    else if (part && !isColumnNew) part.text += piece.str
    else if (!isBlank) {
      parts.push({ text: piece.str, x: piece.transform[4] ?? 0 })
      isColumnNew = false
    }
    if (!isBlank) last = piece
    if (piece.hasEOL) close()
  }
  close()
  return lines
}

/**
 * The contract's text in one column, from the pages of the very document that is accepted: headings, paragraphs put
 * together again across lines and pages, and the rows of its tables with their labels.
 */
export function reflowText(pages: readonly (readonly TextPiece[])[]): TextBlock[] {
  const blocks: TextBlock[] = []
  let header: readonly string[] = []
  let before: Line | null = null
  for (const page of pages) {
    let isFirst = true
    for (const line of linesOf(page)) {
      const joined = before && !continues(before, line, isFirst) ? null : joinTo(blocks.at(-1), before, line)
      if (joined) blocks.splice(-1, 1, joined)
      else if (line.cells.length > 2 && line.size < SIZE.body) header = line.cells.map(({ text }) => text)
      else {
        if (isHeading(line)) header = []
        blocks.push(blockOf(line, header))
      }
      before = line
      isFirst = false
    }
  }
  return blocks
}

const isHeading = ({ size, cells }: Line) => cells.length === 1 && size >= SIZE.subtitle

/** Whether a line goes on with what the one before it says. */
function continues(before: Line, line: Line, isFirstOfPage: boolean): boolean {
  const [only] = line.cells
  if (line.cells.length !== 1 || only === undefined || isHeading(line) || isHeading(before)) return false
  if (Math.abs(line.size - before.size) > 0.2 || NUMBERED.test(only.text)) return false
  if (Math.abs(only.x - (before.cells.at(-1)?.x ?? 0)) > 2) return false
  return isFirstOfPage ? before.cells.length === 1 : before.y - line.y < line.size * LINE_PITCH
}

/** The block with one more line at its end; null where there is nothing to go on with. */
function joinTo(block: TextBlock | undefined, before: Line | null, line: Line): TextBlock | null {
  const more = line.cells[0]?.text ?? ''
  if (!block || !before) return null
  if (block.is !== 'row') return { is: block.is, text: join(block.text, more) }
  const cells = block.cells.map((cell, at) =>
    at === block.cells.length - 1 ? { label: cell.label, value: join(cell.value, more) } : cell,
  )
  return cells.length > 0 ? { is: 'row', name: block.name, cells } : null
}

/** A word that ends a line with its own hyphen goes on without a blank. */
const join = (text: string, more: string) => (/\p{L}-$/u.test(text) ? text + more : `${text} ${more}`)

function blockOf({ cells, size }: Line, header: readonly string[]): TextBlock {
  const [first, ...others] = cells.map(({ text }) => text)
  const text = first ?? ''
  if (others.length > 0) {
    const isLabelled = others.length + 1 === header.length
    const labelled = others.map((value, at) => ({ label: isLabelled ? (header[at + 1] ?? '') : '', value }))
    return { is: 'row', name: text, cells: labelled }
  }
  if (size >= SIZE.title) return { is: 'title', text }
  if (size >= SIZE.heading) return { is: 'heading', text }
  return { is: size >= SIZE.subtitle && size < SIZE.lead ? 'subtitle' : 'paragraph', text }
}
