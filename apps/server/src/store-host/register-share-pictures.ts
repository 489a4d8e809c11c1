import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IssuerContent } from '@benefits/domain/catalogue/issuer'
import type { FastifyInstance } from 'fastify'

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves the picture that a link to a partner's channel is shown with, `/share-ISSUER-CHANNEL.png`: the one of the
 * issuer's own folder, else its theme's, so that a channel that was just begun has one. `folder` has the store's own
 * files.
 */
export function registerSharePictures(
  app: FastifyInstance,
  folder: string,
  content: Iterable<IssuerContent>,
): void {
  for (const { issuer, channels, sharePictures } of content)
    for (const { code } of channels.filter(({ isPartner }) => isPartner)) {
      const file = sharePictures[code] ?? join(folder, `share-${issuer.theme}.png`)
      app.get(`/share-${issuer.code.toLowerCase()}-${code}.png`, async (_request, reply) =>
        reply
          .headers(HEADERS)
          .type('image/png')
          .send(await readFile(file)),
      )
    }
}
