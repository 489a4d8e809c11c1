import type { FastifyInstance } from 'fastify'
import { cataloguePaths, manifestJson, robotsText, sitemapXml } from './crawler-files.ts'
import type { StoreSource } from './load-store.ts'
import type { ReadRequestedPage } from './read-requested-page.ts'

/** Serves what search engines and home screens ask an issuer's host for. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  readRequestedPage: ReadRequestedPage,
  source: StoreSource,
): void {
  app.get('/robots.txt', async (request, reply) => {
    const { environment, content } = readRequestedPage(request).visit
    return reply.type('text/plain; charset=utf-8').send(robotsText(environment, content.issuer.storeUrl))
  })
  app.get('/manifest.webmanifest', async (request, reply) => {
    const { issuer } = readRequestedPage(request).visit.content
    return reply.type('application/manifest+json; charset=utf-8').send(manifestJson(issuer))
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const { environment, content } = readRequestedPage(request).visit
    if (environment !== 'PRD') return reply.callNotFound()
    const { issuer } = content
    const { indexedPaths, isListed } = await source()
    const paths = new Set([...indexedPaths(issuer.kind), ...cataloguePaths(content, isListed)])
    return reply.type('application/xml; charset=utf-8').send(sitemapXml(issuer.storeUrl, [...paths]))
  })
}
