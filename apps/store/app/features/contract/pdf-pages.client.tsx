import 'react-pdf/dist/Page/TextLayer.css'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { cssVariables } from '../../ui/css-variables.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useViewportClass } from '../../ui/layout/use-viewport.ts'
import { contractCopy } from './copy.ts'
import { type PageSize, pageSizes } from './page-sizes.ts'
import { PAGE_ZOOM } from './page-zoom.ts'
import styles from './pdf-pages.module.css'

// Served from the store's own host under /scripts/loja/.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

/**
 * The pages of a PDF under each other, each with its text for screen readers. The area scrolls by keyboard and takes
 * the focus for it, from the first page to the end of the last: pages that are not drawn yet have their place. Links
 * inside the document are text only.
 */
export function PdfPages({ file }: { readonly file: Blob }) {
  const [sizes, setSizes] = useState<readonly PageSize[] | 'unreadable' | null>(null)
  const scale = PAGE_ZOOM[useViewportClass()]
  const wait = <Skeleton size="panel" />
  const notShown = <InlineMessage kind="error">{contractCopy.notShown}</InlineMessage>
  return (
    <section
      className={styles.area}
      aria-label={contractCopy.document}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <Document
        className={styles.document}
        file={file}
        suspense={false}
        loading={wait}
        noData={wait}
        error={notShown}
        onLoadSuccess={(opened) => void pageSizes(opened).then(setSizes, () => setSizes('unreadable'))}
      >
        {sizes === null && wait}
        {sizes === 'unreadable' && notShown}
        {Array.isArray(sizes) &&
          sizes.map(({ width, height }, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={at}
              className={styles.place}
              style={cssVariables({ '--width': `${width * scale}px`, '--height': `${height * scale}px` })}
            >
              <Page
                className={styles.page}
                pageNumber={at + 1}
                scale={scale}
                renderAnnotationLayer={false}
                loading={wait}
                noData={wait}
                error={notShown}
              >
                <p className={styles.number}>{contractCopy.page(at + 1, sizes.length)}</p>
              </Page>
            </div>
          ))}
      </Document>
    </section>
  )
}
