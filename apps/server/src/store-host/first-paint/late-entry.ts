import escapeHtml from 'escape-html'
import { OwnError } from '../../ports/own-error.ts'
import { ENTRY_ID, STARTER } from './late-entry-starter.ts'

const PRELOAD = /<link rel="modulepreload"[^<>]*>/g
const ENTRY = /<script type="module" async="">/

/**
 * Lets the first paint go first (decision 026): takes the module preloads out of a page and keeps its entry script
 * asleep until somebody acts, or the page has rested. Until then links and forms are plain HTML. `dataAddress` is where
 * its data is. Throws where the page has no entry script: the framework's markup changed.
 */
export function delayEntry(html: string, dataAddress: string): string {
  if (!ENTRY.test(html)) throw new OwnError('the page has no entry script to delay')
  const end = html.lastIndexOf('</body>')
  if (end < 0) throw new OwnError('the page has no body')
  const asleep = (text: string) =>
    text
      .replace(PRELOAD, '')
      .replace(
        ENTRY,
        () => `<script type="text/plain" id="${ENTRY_ID}" data-data="${escapeHtml(dataAddress)}">`,
      )
  return `${asleep(html.slice(0, end))}<script>${STARTER}</script>${asleep(html.slice(end))}`
}
