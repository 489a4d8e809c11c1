/**
 * What each modality is bought on, from the initial page to the conclusion. The slow proofs that do not depend on the
 * screen, such as reading the contract's file, are made on one of them.
 */
export const DEVICES = [
  { device: 'laptop', isPhone: false, screen: { viewport: { width: 1280, height: 844 } } },
  {
    device: 'phone',
    isPhone: true,
    screen: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  },
] as const
