import 'react-pdf/dist/Page/TextLayer.css'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useViewportClass } from '../../ui/use-viewport.ts'
import { contractCopy } from './copy.ts'
import { PAGE_ZOOM } from './page-zoom.ts'
import styles from './pdf-pages.module.css'

// Served from the store's own host under /scripts/loja/ (spec 3 §7.9).
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

/**
 * The pages of a PDF under each other, each with its text for screen readers. The area scrolls by keyboard and takes
 * the focus for it. Links inside the document are text only.
 */
export function PdfPages({ file }: { readonly file: Blob }) {
  const [count, setCount] = useState(0)
  const scale = PAGE_ZOOM[useViewportClass()]
  const wait = <Skeleton size="panel" />
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
        error={<InlineMessage kind="error">{contractCopy.notShown}</InlineMessage>}
        onLoadSuccess={({ numPages }) => setCount(numPages)}
      >
        {Array.from({ length: count }, (_, at) => at + 1).map((number) => (
          <Page
            key={number}
            className={styles.page}
            pageNumber={number}
            scale={scale}
            renderAnnotationLayer={false}
            loading={wait}
            noData={wait}
            error={<InlineMessage kind="error">{contractCopy.notShown}</InlineMessage>}
          >
            <p className={styles.number}>{contractCopy.page(number, count)}</p>
          </Page>
        ))}
      </Document>
    </section>
  )
}
