import type { FastifyRequest } from 'fastify'
import { hostOf } from '../plugins/requested-host.ts'
import { type RequestedPart, readPart } from './first-paint/page-part.ts'
import { createVisitReader, type Visit } from './read-visit.ts'
import type { StoreDeps } from './store-deps.ts'

/** Which page, or which data of one, a request asks for, and whose visit it is. */
export interface RequestedPage extends RequestedPart {
  readonly visit: Visit
  /** With its `?`; empty without one. */
  readonly search: string
}

export type ReadRequestedPage = (request: FastifyRequest) => RequestedPage

/** Reads what requests ask the store for, from their host, address and cookies. */
export function createRequestedPageReader({ content, prdHosts }: StoreDeps): ReadRequestedPage {
  const readVisit = createVisitReader(content, prdHosts)
  return (request) => {
    const url = request.raw.url ?? '/'
    const mark = url.indexOf('?')
    const path = mark < 0 ? url : url.slice(0, mark)
    const search = mark < 0 ? '' : url.slice(mark)
    const visit = readVisit({ host: hostOf(request), search, cookie: request.headers.cookie })
    return { visit, search, ...readPart(path) }
  }
}
