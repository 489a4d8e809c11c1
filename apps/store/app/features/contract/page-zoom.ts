import type { ViewportClass } from '../../ui/layout/viewport.ts'

/** Zoom of the contract's pages by screen size; 96/72 shows points as CSS pixels. */
export const PAGE_ZOOM = {
  xs: 0.57,
  sm: 0.64,
  md: 0.85,
  lg: 96 / 72,
} as const satisfies Record<ViewportClass, number>
