import type { Page } from '@playwright/test'

/** The layout follows the screen, fonts are there, nothing loads and nothing moves but endless animations. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const endless = (animation: Animation) => animation.effect?.getComputedTiming().iterations === Infinity
    // What is skipped, such as the content of a closed fold, stands still until it is shown again.
    const drawnOne = ({ effect }: Animation) =>
      !(effect instanceof KeyframeEffect) || effect.target?.checkVisibility() !== false
    const moving = () =>
      document.getAnimations().filter((one) => one.playState === 'running' && !endless(one) && drawnOne(one))
    await drawn()
    await document.fonts.ready
    while (moving().length > 0) await drawn()
  })
}
