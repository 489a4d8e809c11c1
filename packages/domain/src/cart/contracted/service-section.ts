import type { LineType } from '../../catalogue/product.ts'

/** What a section of the service shelf sells. */
export interface ServiceSection {
  readonly groupCode: number
  readonly lineType: LineType
  /** Codes of what it sells; its add-on services are none of them. */
  readonly productCodes: readonly number[]
}
