import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { FastifyInstance } from 'fastify'
import type { Picture } from '../../../store/app/host-contract.ts'
import { onRenewal } from '../process/live-content.ts'
import { listPictures } from './list-pictures.ts'
import type { StoreSource } from './load-store.ts'
import { sendCachedPage } from './pages/answer-page.ts'
import { type EncodedPage, encodePage } from './pages/encode-page.ts'

/** A day, like the other files that keep their name when they change. */
const CACHE = ['cache-control', 'public, max-age=86400']

/** A partner's page may show them; opened by themselves they may load and run nothing. */
const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

interface PictureDeps {
  readonly content: ReadonlyMap<string, IssuerContent>
  /** Draws them. */
  readonly source: StoreSource
  /**
   * Each is drawn once, whichever channel's path it is asked by, and not again for every edit of the store's source.
   */
  readonly isKept: boolean
}

/**
 * Serves the pictures that the configuration calls name by path: the store draws them from its own components when one
 * is asked for. The path alone says whose picture it is, whichever host it is asked of.
 */
export function registerPictures(app: FastifyInstance, { content, source, isKept }: PictureDeps): void {
  let pictures = listPictures(content.values())
  const drawn = new Map<Picture, EncodedPage>()
  const listAgain = onRenewal(content, () => {
    pictures = listPictures(content.values())
    drawn.clear()
  })
  const draw = async (picture: Picture) => encodePage(await (await source()).drawPicture(picture), HEADERS)

  app.get('/images/*', async (request, reply) => {
    listAgain()
    const path = (request.raw.url ?? '').split('?', 1)[0] ?? ''
    const picture = pictures.get(path)
    if (!picture) return reply.callNotFound()
    const file = drawn.get(picture) ?? (await draw(picture))
    if (isKept) drawn.set(picture, file)
    reply.hijack()
    sendCachedPage(request.raw, reply.raw, file, CACHE)
    return reply
  })
}
