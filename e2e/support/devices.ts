/**
 * What is bought on: single cards on both, each other modality on one of them, since what it looks like on the other is
 * judged by `screens/`, and by `atBothWidths` on the way.
 */
export const LAPTOP = { viewport: { width: 1280, height: 844 } } as const
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const
