import type { Parts } from '../parts.ts'
import { OwnError } from '../ports/own-error.ts'
import { renewContent } from '../process/live-content.ts'
import { readContent } from './read-content.ts'

/**
 * Reads the content again, checks it whole and puts it in the place of the former one. What cannot be used is told in
 * the log with file and field, and the former content stays; so it does where issuers came or went, since hosts and
 * partners' programs are bound to them at start.
 */
export async function reloadContent({
  config,
  content,
  log,
}: Pick<Parts, 'config' | 'content' | 'log'>): Promise<void> {
  try {
    const next = await readContent(config)
    const [before, after] = [content, next].map((one) => [...one.keys()].join(', '))
    if (before !== after)
      throw new Error(`the issuers were ${before} and would be ${after}: start the store again for that`)
    renewContent(content, next)
    const versions = [...next.values()].map(({ issuer, version }) => `${issuer.code} ${version}`)
    log.info(`the content was read again: ${versions.join(', ')}`)
  } catch (error) {
    const told = new OwnError(error instanceof Error ? error.message : String(error))
    log.error({ err: told }, 'the content was not read again, that of before stays')
  }
}
