import type { BrowserContext } from '@playwright/test'

/**
 * From the next page on, every text of a page stands in two `font` elements instead of its own node, as a browser's
 * translator leaves it: what is there once the page has loaded, then all that comes or changes. What the texts say
 * stays, so that a test finds them.
 */
export async function translate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    /** What a translator leaves alone, and its own work. */
    const LEFT = 'head, script, style, noscript, textarea, svg, font, [translate="no"]'
    const wrap = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(LEFT)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const wrapAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) wrap(text)
    }
    addEventListener('load', () => {
      wrapAll(document)
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) {
          if (target instanceof Text) wrap(target)
          for (const added of addedNodes) {
            if (added instanceof Text) wrap(added)
            else wrapAll(added)
          }
        }
      }).observe(document, { subtree: true, childList: true, characterData: true })
    })
  })
}
