import {
  ANNOTATION_FLAGS,
  DEFAULT_BYTE_RANGE_PLACEHOLDER,
  PDFObject,
  SIG_FLAGS,
  SUBFILTER_ETSI_CADES_DETACHED,
} from '@signpdf/utils'

/** What a reader of PDFs says of a signature beside its certificate. */
export interface SignatureWords {
  readonly name: string
  readonly reason: string
  readonly at: Date
}

/** What may be changed after the signature: nothing (ISO 32000-1, 12.8.2.2, DocMDP with P 1). */
const NO_CHANGES =
  '<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams /P 1 /V /1.2 >> >>'

/** Bytes of a row in the table of objects (ISO 32000-1, 7.5.4). */
const ROW = 20

/**
 * Adds an empty signature of `size` bytes to a document: an incremental update (ISO 32000-1, 7.5.6) behind its
 * unchanged bytes, with a field that is not seen, on the last page. Reads what pdfkit writes: a table of objects, and
 * catalogue and pages as plain objects; throws for any other document. The signature certifies the document (DocMDP 1,
 * ISO 32000-1, 12.8.2.2): readers take no change after it, not even another signature.
 */
export function addPlaceholder(pdf: Uint8Array, words: SignatureWords, size: number): Buffer {
  const bytes = Buffer.from(pdf)
  const from = readDocument(bytes)
  const [signature, field, form] = [from.size, from.size + 1, from.size + 2]
  const rootNumber = from.root
  const page = lastPage(from)
  const objects: readonly (readonly [number: number, body: string])[] = [
    [
      rootNumber,
      withEntry(
        withEntry(from.object(rootNumber), `/AcroForm ${form} 0 R`),
        `/Perms << /DocMDP ${signature} 0 R >>`,
      ),
    ],
    [page, withEntry(from.object(page), `/Annots [${field} 0 R]`)],
    [signature, signatureObject(words, size)],
    [
      field,
      `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /T ${text('Selo do emissor')} /V ${signature} 0 R /P ${page} 0 R /F ${ANNOTATION_FLAGS.PRINT | ANNOTATION_FLAGS.HIDDEN} >>`,
    ],
    [form, `<< /SigFlags ${SIG_FLAGS.SIGNATURES_EXIST | SIG_FLAGS.APPEND_ONLY} /Fields [${field} 0 R] >>`],
  ]
  return Buffer.concat([bytes, Buffer.from(update(bytes.length, objects, from), 'latin1')])
}

function signatureObject({ name, reason, at }: SignatureWords, size: number): string {
  const range = ['0', ...Array.from({ length: 3 }, () => `/${DEFAULT_BYTE_RANGE_PLACEHOLDER}`)].join(' ')
  return `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${SUBFILTER_ETSI_CADES_DETACHED} /ByteRange [${range}] /Contents <${'0'.repeat(size * 2)}> /Name ${text(name)} /Reason ${text(reason)} /M ${PDFObject.convert(at)} /Reference [${NO_CHANGES}] >>`
}

/** A text as PDF writes it; its bytes are Latin-1 characters. */
function text(value: string): string {
  return PDFObject.convert(new String(value)) as string
}

interface Document {
  readonly size: number
  readonly root: number
  readonly startXref: number
  /** `/Info` and `/ID` of the trailer, as they stand there. */
  readonly kept: string
  object(number: number): string
}

function readDocument(bytes: Buffer): Document {
  const whole = bytes.toString('latin1')
  const startXref = numberAfter(whole.slice(whole.lastIndexOf('startxref')), 'startxref\n')
  const tail = whole.slice(startXref)
  const count = numberAfter(tail, 'xref\n0 ')
  const trailer = between(tail, 'trailer\n', 'startxref')
  const rows = tail.slice(tail.indexOf('\n', 'xref\n0'.length) + 1)
  return {
    size: count,
    root: numberAfter(trailer, '/Root '),
    startXref,
    kept: `/Info ${numberAfter(trailer, '/Info ')} 0 R /ID [${between(trailer, '/ID [', ']')}]`,
    object: (number) => {
      const offset = Number(rows.slice(number * ROW, number * ROW + 10))
      return between(whole.slice(offset), `${number} 0 obj\n`, 'endobj').trim()
    },
  }
}

/** What stands between two words; throws where they do not: the document is none of those that are read here. */
function between(whole: string, start: string, end: string): string {
  const from = whole.indexOf(start)
  const to = whole.indexOf(end, from + start.length)
  if (from < 0 || to < 0) throw new Error(`The document has no plain ${start.trim()}.`)
  return whole.slice(from + start.length, to)
}

function numberAfter(whole: string, word: string): number {
  const from = whole.indexOf(word)
  const value = from < 0 ? Number.NaN : Number.parseInt(whole.slice(from + word.length), 10)
  if (Number.isNaN(value)) throw new Error(`The document has no number after ${word.trim()}.`)
  return value
}

function lastPage({ root, object }: Document): number {
  const pages = object(numberAfter(object(root), '/Pages '))
  const kids = between(pages, '/Kids [', ']').trim().split(' ')
  // Each is a number, a generation and the letter R.
  const page = Number(kids.at(-3))
  if (!Number.isInteger(page)) throw new Error('The document has no last page.')
  return page
}

/** An object with one entry more, added to a list that it has under that name. */
function withEntry(object: string, entry: string): string {
  const [name = ''] = entry.split(' ', 1)
  const list = entry.slice(name.length + 1)
  const has = object.indexOf(`${name} [`)
  if (has >= 0) {
    const at = has + name.length + 2
    return `${object.slice(0, at)}${list.slice(1, -1)} ${object.slice(at)}`
  }
  if (object.includes(`${name} `)) throw new Error(`The document has ${name} already.`)
  return `${object.slice(0, -2)}${entry}\n>>`
}

type Numbered = readonly [number: number, body: string]

function update(
  start: number,
  objects: readonly Numbered[],
  { size, root, startXref, kept }: Document,
): string {
  let written = '\n'
  const rows = objects.map(([number, body]) => {
    const offset = start + written.length
    written += `${number} 0 obj\n${body}\nendobj\n`
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const xref = start + written.length
  const added = objects.filter(([number]) => number >= size).length
  return `${written}xref\n${rows.join('')}trailer\n<< /Size ${size + added} /Root ${root} 0 R ${kept} /Prev ${startXref} >>\nstartxref\n${xref}\n%%EOF\n`
}
