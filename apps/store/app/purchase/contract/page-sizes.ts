/** Width and height of a page in points. */
export interface PageSize {
  readonly width: number
  readonly height: number
}

/** What is asked of an opened document: how many pages it has, and how large each is. */
export interface SizedDocument {
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
