import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A PDF read back: the text of each page and what it tells about itself. */
export interface ReadPdf {
  readonly pages: readonly string[]
  readonly text: string
  /** The lines as they stand on paper, where the document ends them. */
  readonly lines: readonly string[]
  readonly title: unknown
  readonly author: unknown
  readonly language: unknown
  readonly attachments: ReadonlyMap<string, Uint8Array>
}

/** Reads a PDF as a viewer would; blanks of any kind come back as one space. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: string[] = []
  const lines: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    const printed = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    lines.push(...printed.join('').split('\n'))
    const words = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
    pages.push(words.join('').replace(/\s+/g, ' '))
  }
  const { info } = await document.getMetadata()
  const about = Object.fromEntries(Object.entries(info))
  const attachments = await readAttachments(document)
  await task.destroy()
  return {
    pages,
    text: pages.join(' '),
    lines,
    title: about.Title,
    author: about.Author,
    language: about.Language,
    attachments,
  }
}

async function readAttachments(document: PDFDocumentProxy): Promise<ReadonlyMap<string, Uint8Array>> {
  const listed: unknown = await document.getAttachments()
  const files = new Map<string, Uint8Array>()
  for (const name of listed instanceof Map ? listed.keys() : []) {
    const content: unknown = await document.getAttachmentContent(name)
    if (content instanceof Uint8Array) files.set(name, content)
  }
  return files
}
