import { type Document, Element } from 'domhandler'
import { appendChild, removeElement } from 'domutils'
import escapeHtml from 'escape-html'
import { OwnError } from '../../ports/own-error.ts'
import { addText, elementsOf } from './parse-page.ts'

/**
 * Lets the first paint go first (decision 026): takes the module preloads out of a page and keeps its entry script
 * asleep until `starter`, which is added to it, wakes it. Until then links and forms are plain HTML. `dataAddress` is where
 * the page's data is. Throws where the page has no entry script: the framework's markup changed.
 */
export function delayEntry(page: Document, starter: string, dataAddress: string) {
  const [body] = elementsOf(page, 'body')
  const entry = elementsOf(page, 'script').find(({ attribs }) => attribs.type === 'module')
  if (!entry || !body) throw new OwnError('the page has no entry script to delay')
  for (const link of elementsOf(page, 'link')) if (link.attribs.rel === 'modulepreload') removeElement(link)
  entry.attribs = { type: 'text/plain', 'data-data': escapeHtml(dataAddress) }
  const script = new Element('script', {})
  addText(script, starter)
  appendChild(body, script)
}
