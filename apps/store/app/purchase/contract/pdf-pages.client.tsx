import 'react-pdf/dist/Page/TextLayer.css'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useLayoutEffect, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import { cssVariables } from '../../ui/css-variables.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { useViewportClass } from '../../ui/layout/viewport.ts'
import { ContractText } from './contract-text.tsx'
import { contractCopy } from './copy.ts'
import { fittingZoom, PAGE_ZOOM, type PageSize, pageSharpness, pageSizes } from './page-zoom.ts'
import { PagesToolbar } from './pages-toolbar.tsx'
import styles from './pdf-pages.module.css'
import type { ContractWords } from './use-contract.ts'

// Served from the store's own host under /scripts/loja/.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

interface PdfPagesProps {
  readonly file: Blob
  /** The same in one column. */
  readonly text: ContractWords['text']
}

/**
 * The pages of a PDF under each other, each with its text for screen readers. The area scrolls by keyboard and takes
 * the focus for it, from the first page to the end of the last: pages that are not drawn yet have their place. Whoever
 * changes their size stays at the same place of the text, and may read it in one column instead. Links inside the
 * document are text only.
 */
export function PdfPages({ file, text }: PdfPagesProps) {
  const [sizes, setSizes] = useState<readonly PageSize[] | 'unreadable' | null>(null)
  const start = PAGE_ZOOM[useViewportClass()]
  const [chosen, setChosen] = useState<number | null>(null)
  const scale = chosen ?? start
  const area = useRef<HTMLElement>(null)
  const [isText, setText] = useState(false)
  const drawn = useRef(scale)
  const wait = <Skeleton size="panel" />
  const notShown = <InlineMessage kind="error">{contractCopy.notShown}</InlineMessage>

  useLayoutEffect(() => {
    const ratio = scale / drawn.current
    drawn.current = scale
    if (!area.current || ratio === 1) return
    area.current.scrollTop *= ratio
    area.current.scrollLeft *= ratio
  }, [scale])

  function fit() {
    if (!area.current || !Array.isArray(sizes)) return
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(area.current)
    const beside = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
    setChosen(fittingZoom(sizes, area.current.clientWidth - beside))
  }

  const pages = (
    <section
      ref={area}
      className={styles.area}
      hidden={isText}
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
        onLoadSuccess={(loaded) => void pageSizes(loaded).then(setSizes, () => setSizes('unreadable'))}
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
                devicePixelRatio={pageSharpness({ width, height }, scale, window.devicePixelRatio)}
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
  return (
    <div className={styles.frame}>
      <PagesToolbar
        file={file}
        isText={isText}
        onText={setText}
        zoom={scale}
        onZoom={setChosen}
        onFit={fit}
      />
      {pages}
      {isText && <ContractText className={styles.area} blocks={text} notShown={notShown} />}
    </div>
  )
}
