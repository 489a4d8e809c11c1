import 'react-pdf/dist/Page/TextLayer.css'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Document, Page, pdfjs } from 'react-pdf'
import type { Elements } from '../../ui/elements.ts'
import { InlineMessage } from '../../ui/feedback/inline-message.tsx'
import { useViewportClass, type ViewportClass } from '../../ui/layout/viewport.ts'
import { cssVariables } from '../../ui/marks/css-variables.ts'
import { Skeleton } from '../../ui/marks/skeleton.tsx'
import { ContractText } from './contract-text.tsx'
import { contractCopy } from './copy.ts'
import { fittingZoom, PAGE_ZOOM, type PageSize, pageSharpness, pageSizes } from './page-zoom.ts'
import { PagesToolbar } from './pages-toolbar.tsx'
import styles from './pdf-pages.module.css'
import type { ContractWords } from './shown-contract.ts'
import { useShownPage } from './use-shown-page.ts'

// Served from the store's own host under /scripts/loja/.
pdfjs.GlobalWorkerOptions.workerSrc = workerAddress

interface PdfPagesProps {
  readonly file: Blob
  /** The same in one column. */
  readonly text: ContractWords['text']
  /** What can be read is on the screen: the first page, the text, or that it is to be read in a tab of its own. */
  readonly onShown: () => void
  /** In the row of what is done with the document. */
  readonly children: Elements
}

const wait = (
  <div className={styles.wait}>
    <p>{contractCopy.opening}</p>
    <Skeleton size="text" count={6} />
  </div>
)
const notShown = <InlineMessage kind="error">{contractCopy.notShown}</InlineMessage>

/** Screens on which a page has letters too small to read: there the text comes first. */
const SMALL: readonly ViewportClass[] = ['xs', 'sm']

/**
 * The pages of a PDF under each other, each with its text for screen readers. The area scrolls by keyboard and takes
 * the focus for it, from the first page to the end of the last: pages that are not drawn yet have their place. Whoever
 * changes their size stays at the same place of the text, and may read it in one column instead, which is what a phone
 * begins with. Links inside the document are text only.
 */
export function PdfPages({ file, text, onShown, children }: PdfPagesProps) {
  const [sizes, setSizes] = useState<readonly PageSize[] | 'unreadable' | null>(null)
  const screen = useViewportClass()
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY)
  const [chosen, setChosen] = useState<number | null>(null)
  const scale = chosen ?? startingZoom(PAGE_ZOOM[screen], sizes, room)
  const frame = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLElement>(null)
  const [isText, setText] = useState(() => text.length > 0 && SMALL.includes(screen))
  const page = useShownPage(area)
  useStayInPlace(area, scale)
  useEffect(() => {
    if (isText || sizes === 'unreadable') onShown()
  }, [isText, sizes, onShown])

  function fit() {
    if (area.current && Array.isArray(sizes)) setChosen(fittingZoom(sizes, roomIn(area.current)))
  }

  async function open(loaded: Parameters<typeof pageSizes>[0]) {
    const found = await pageSizes(loaded).catch(() => 'unreadable' as const)
    if (area.current && frame.current) setRoom(roomIn(area.current, frame.current.clientWidth))
    setSizes(found)
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
        onLoadSuccess={(loaded) => void open(loaded)}
        onLoadError={onShown}
      >
        {sizes === null && wait}
        {sizes === 'unreadable' && notShown}
        {Array.isArray(sizes) &&
          sizes.map((size, at) => (
            <PdfPage
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={at}
              size={size}
              scale={scale}
              number={at + 1}
              count={sizes.length}
              onFirstShown={onShown}
            />
          ))}
      </Document>
    </section>
  )
  return (
    <div className={styles.frame} ref={frame}>
      <PagesToolbar
        file={file}
        isText={isText}
        onText={setText}
        zoom={scale}
        onZoom={setChosen}
        onFit={fit}
        page={Array.isArray(sizes) ? { number: Math.min(page, sizes.length), count: sizes.length } : null}
      >
        {children}
      </PagesToolbar>
      {pages}
      {isText && <ContractText className={styles.area} blocks={text} notShown={notShown} />}
    </div>
  )
}

interface PdfPageProps {
  readonly size: PageSize
  readonly scale: number
  readonly number: number
  readonly count: number
  /** The first page is drawn, or cannot be. */
  readonly onFirstShown: () => void
}

/** A page in its place, which it has before it is drawn; the first one says that it is on its way. */
function PdfPage({ size, scale, number, count, onFirstShown }: PdfPageProps) {
  const isFirst = number === 1
  return (
    <div
      className={styles.place}
      data-page=""
      style={cssVariables({ '--width': `${size.width * scale}px`, '--height': `${size.height * scale}px` })}
    >
      <Page
        className={styles.page}
        pageNumber={number}
        scale={scale}
        devicePixelRatio={pageSharpness(size, scale, window.devicePixelRatio)}
        renderAnnotationLayer={false}
        loading={isFirst ? wait : ''}
        noData={isFirst ? wait : ''}
        error={notShown}
        {...(isFirst && { onRenderSuccess: onFirstShown, onRenderError: onFirstShown })}
      >
        <p className={styles.number}>{contractCopy.page(number, count)}</p>
      </Page>
    </div>
  )
}

/** Keeps what is read where it is when pages are drawn at another scale. */
function useStayInPlace(area: RefObject<HTMLElement | null>, scale: number): void {
  const drawn = useRef(scale)
  useLayoutEffect(() => {
    const ratio = scale / drawn.current
    drawn.current = scale
    if (area.current && ratio !== 1) stayInPlace(area.current, ratio)
  }, [area, scale])
}

/** Keeps what is read where it is while pages grow by a ratio, in whatever scrolls them: their area, or the window. */
function stayInPlace(area: HTMLElement, ratio: number) {
  area.scrollLeft *= ratio
  const box = scrollerOf(area)
  const start =
    box === area ? 0 : area.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop
  const past = box.scrollTop - start
  if (past > 0) box.scrollTop = start + past * ratio
}

function scrollerOf(area: HTMLElement): HTMLElement {
  for (let box: HTMLElement | null = area; box; box = box.parentElement) {
    if (box.scrollHeight > box.clientHeight && /auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return area
}

/** Lines of the area's two edges, in px. */
const EDGES = 2

/** What pages may be wide in the area, in CSS pixels; one that is hidden is as wide as what it stands in. */
function roomIn(area: HTMLElement, frame = 0): number {
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(area)
  const beside = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
  return (area.clientWidth || frame - EDGES) - beside
}

/** The zoom of the screen's size, or less where a page would be wider than its room. */
function startingZoom(zoom: number, sizes: readonly PageSize[] | 'unreadable' | null, room: number): number {
  return Array.isArray(sizes) ? Math.min(zoom, fittingZoom(sizes, room)) : zoom
}
