import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ThemeName } from '@benefits/domain/catalogue/theme-names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Visit } from './read-visit.ts'

/** What browsers and phones ask for by themselves, whatever a page says, and a theme's file for it. */
const ICONS = [
  { path: '/favicon.ico', type: 'image/x-icon', fileOf: (theme: ThemeName) => `favicon-${theme}.ico` },
  { path: '/apple-touch-icon.png', type: 'image/png', fileOf: homeScreenIcon },
  { path: '/apple-touch-icon-precomposed.png', type: 'image/png', fileOf: homeScreenIcon },
] as const

/**
 * Serves, under the names that are asked for on every host, the icons of the host's issuer; `folder` has the store's
 * own files.
 */
export function registerIcons(
  app: FastifyInstance,
  folder: string,
  visitOf: (request: FastifyRequest) => Pick<Visit, 'content' | 'isShareable'>,
): void {
  for (const { path, type, fileOf } of ICONS)
    app.get(path, async (request, reply) => {
      const { content, isShareable } = visitOf(request)
      const bytes = await readFile(join(folder, fileOf(content.issuer.theme)))
      return reply
        .headers({
          'cache-control': `${isShareable ? 'public' : 'private'}, max-age=86400`,
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
        })
        .type(type)
        .send(bytes)
    })
}

/** Without round corners, which the phone cuts itself. */
function homeScreenIcon(theme: ThemeName): string {
  return `icon-${theme}-180.png`
}
