import { type Document, Element } from 'domhandler'
import { appendChild, removeElement } from 'domutils'
import escapeHtml from 'escape-html'
import { OwnError } from '../../ports/own-error.ts'
import { elementsOf, setText } from './parse-page.ts'

/** How a page is woken. */
export interface Waking {
  /** Text of the script that wakes the page. */
  readonly starter: string
  /** Where the page's data is. */
  readonly dataAddress: string
}

/**
 * Lets the first paint go first (decision 026): takes the module preloads out of a page and keeps its entry script
 * asleep until `starter`, which is added to it, wakes it. Until then links and forms are plain HTML. What it is
 * to know stands on it as data. Throws where the page has no entry script: the framework's markup changed.
 */
export function delayEntry(page: Document, { starter, dataAddress }: Waking) {
  const [body] = elementsOf(page, 'body')
  const entry = elementsOf(page, 'script').find(({ attribs }) => attribs.type === 'module')
  if (!entry || !body) throw new OwnError('the page has no entry script to delay')
  for (const link of elementsOf(page, 'link')) if (link.attribs.rel === 'modulepreload') removeElement(link)
  entry.attribs = { type: 'text/plain', 'data-data': escapeHtml(dataAddress) }
  const script = new Element('script', {})
  setText(script, starter)
  appendChild(body, script)
}
