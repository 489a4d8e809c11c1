import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { FastifyInstance } from 'fastify'
import { originOf } from '../plugins/requested-host.ts'
import { cataloguePaths, llmsText, manifestJson, robotsText, sitemapXml } from './crawler-files.ts'
import type { StoreSource } from './load-store.ts'
import type { ReadRequestedPage } from './read-requested-page.ts'

/** Serves what search engines and home screens ask an issuer's host for. */
export function registerCrawlerFiles(
  app: FastifyInstance,
  readRequestedPage: ReadRequestedPage,
  source: StoreSource,
  hasAssistant: boolean,
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
    const paths = await listedPaths(content)
    return reply.type('application/xml; charset=utf-8').send(sitemapXml(content.issuer.storeUrl, paths))
  })
  app.get('/llms.txt', async (request, reply) => {
    const { environment, content } = readRequestedPage(request).visit
    const { issuer } = content
    const base = environment === 'PRD' ? issuer.storeUrl : originOf(request)
    const paths = await listedPaths(content)
    return reply.type('text/plain; charset=utf-8').send(llmsText({ issuer, base, paths, hasAssistant }))
  })

  async function listedPaths(content: IssuerContent): Promise<readonly string[]> {
    const { indexedPaths, isListed } = await source()
    return [...new Set([...indexedPaths(content.issuer.kind), ...cataloguePaths(content, isListed)])]
  }
}
