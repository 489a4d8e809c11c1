import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { type LiveContent, onRenewal } from '../process/live-content.ts'

const HEADERS = {
  'cache-control': 'public, max-age=86400',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves the picture that a link to a partner's channel is shown with, `/share-ISSUER-CHANNEL.png`: the one of the
 * issuer's own folder, else its theme's, so that a channel that was just begun has one. `folder` has the store's own
 * files; what is no such picture is the store's to answer.
 */
export function registerSharePictures(
  app: FastifyInstance,
  folder: string,
  content: LiveContent,
  answerOthers: RouteHandlerMethod,
): void {
  let files = listFiles(content, folder)
  const listAgain = onRenewal(content, () => {
    files = listFiles(content, folder)
  })
  app.get('/share-:name', async function answerShare(request, reply) {
    listAgain()
    const file = files.get((request.raw.url ?? '').split('?', 1)[0] ?? '')
    if (file === undefined) return answerOthers.call(this, request, reply)
    return reply
      .headers(HEADERS)
      .type('image/png')
      .send(await readFile(file))
  })
}

function listFiles(content: LiveContent, folder: string): ReadonlyMap<string, string> {
  return new Map(
    [...content.values()].flatMap(({ issuer, channels, sharePictures }) =>
      channels
        .filter(({ isPartner }) => isPartner)
        .map(({ code }): [string, string] => [
          `/share-${issuer.code.toLowerCase()}-${code}.png`,
          sharePictures[code] ?? join(folder, `share-${issuer.theme}.png`),
        ]),
    ),
  )
}
