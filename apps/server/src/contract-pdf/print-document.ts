import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pdfmake from 'pdfmake'
import type { DynamicContent, TDocumentDefinitions } from 'pdfmake/interfaces.js'

const fonts = join(dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')), 'fonts', 'Roboto')

pdfmake.setFonts({
  Roboto: {
    normal: join(fonts, 'Roboto-Regular.ttf'),
    bold: join(fonts, 'Roboto-Medium.ttf'),
    italics: join(fonts, 'Roboto-Italic.ttf'),
    bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
  },
})
// A document is made of its facts: nothing is fetched, and only the fonts are read from the disk.
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts))

/** The bytes of a document and the number of its pages. */
export async function printCounted(
  definition: TDocumentDefinitions,
): Promise<{ readonly bytes: Uint8Array; readonly pages: number }> {
  const { footer } = definition
  let pages = 0
  const counting: DynamicContent = (page, count, size) => {
    pages = count
    return typeof footer === 'function' ? footer(page, count, size) : footer
  }
  const bytes = await printDocument({ ...definition, footer: counting })
  return { bytes, pages }
}

/** The bytes of a document; equal definitions give equal bytes. Blocks its thread: call it in a worker. */
export async function printDocument(definition: TDocumentDefinitions): Promise<Uint8Array> {
  return new Uint8Array(await pdfmake.createPdf(definition).getBuffer())
}
