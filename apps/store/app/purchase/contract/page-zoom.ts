import type { ViewportClass } from '../../ui/layout/viewport.ts'

/** Zoom of the contract's pages by screen size, as they open; 96/72 shows points as CSS pixels. */
export const PAGE_ZOOM = {
  xs: 0.57,
  sm: 0.64,
  md: 0.85,
  lg: 96 / 72,
} as const satisfies Record<ViewportClass, number>

const STEP = 1.4
const LEAST = 0.4
const MOST = 3

/** The next larger zoom (`up`) or smaller one; the same at the ends. */
export function stepZoom(zoom: number, direction: 'up' | 'down'): number {
  const next = direction === 'up' ? zoom * STEP : zoom / STEP
  return Math.min(MOST, Math.max(LEAST, next))
}

/** The zoom at which the widest page is as wide as the room for it, in CSS pixels. */
export function fittingZoom(sizes: readonly PageSize[], room: number): number {
  return room / Math.max(...sizes.map(({ width }) => width))
}

/** Whole per cent of a zoom, where 100 shows a point as large as it is printed. */
export function zoomPercent(zoom: number): number {
  return Math.round((zoom / (96 / 72)) * 100)
}

/** Phones give a canvas little memory, and the contract has many: so many pixels for one page. */
const MOST_PIXELS = 6_000_000

/** Pixels drawn for each CSS pixel of a page: as many as the screen shows, while a canvas can hold them. */
export function pageSharpness({ width, height }: PageSize, zoom: number, screen: number): number {
  return Math.min(screen, Math.sqrt(MOST_PIXELS / (width * height)) / zoom)
}

/** Width and height of a page in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** What is asked of an opened document: how many pages it has, and how large each is. */
interface SizedDocument {
  readonly numPages: number
  readonly getPage: (
    number: number,
  ) => Promise<{ readonly getViewport: (at: { readonly scale: number }) => PageSize }>
}

/** The sizes of a document's pages, in their order: what is kept free for them until they are drawn. */
export function pageSizes(document: SizedDocument): Promise<readonly PageSize[]> {
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { width, height } = (await document.getPage(at + 1)).getViewport({ scale: 1 })
      return { width, height }
    }),
  )
}
