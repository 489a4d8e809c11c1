import type { BrowserContext } from '@playwright/test'

/**
 * From the next page on, an error in the console for each text that comes, goes or changes beside something else, and
 * for each element that is put before such a text: a browser's translator has replaced that text's node, so that React
 * would change what nobody sees, or break (docs/decisions/103).
 */
export async function watchTexts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const says = (node: Node | null): node is Text => node instanceof Text && node.data.trim() !== ''
    const stands = (node: Node | null) => node instanceof Element || says(node)
    const isAlone = (text: Node) =>
      [...(text.parentNode?.childNodes ?? [])].every((other) => other === text || !stands(other))
    const tell = (what: string, text: Node | null) =>
      console.error(`A text without an element of its own ${what}: ${text?.textContent}`)
    const observer = new MutationObserver((changes) => {
      for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
        if ((target.parentElement ?? document.body).closest('svg, head, script, style')) continue
        if (type === 'characterData' && says(target) && !isAlone(target)) tell('changes', target)
        // A translator's own work.
        if ([...addedNodes].some(({ nodeName }) => nodeName === 'FONT')) continue
        for (const gone of removedNodes)
          if (says(gone) && (stands(previousSibling) || stands(nextSibling))) tell('goes', gone)
        for (const come of addedNodes) {
          if (!come.isConnected) continue
          if (says(come) && !isAlone(come)) tell('comes', come)
          if (come instanceof Element && says(nextSibling)) tell('has an element put before it', nextSibling)
        }
      }
    })
    // What the page comes with is read bit by bit.
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document, { subtree: true, childList: true, characterData: true }),
    )
  })
}
