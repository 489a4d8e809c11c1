import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { issuerPageHeaders, renderIssuerPage } from '../issuer-page/render-issuer-page.ts'
import type { Parts } from '../parts.ts'
import { createPageLimit } from '../plugins/page-limits.ts'
import { hostOf } from '../plugins/requested-host.ts'
import type { LinkedOrder } from '../repositories/contract-links.ts'
import { openContractLink, proveEmail, readLinkedContract } from '../services/hiring/prove-email.ts'
import { CONTRACT_FILE_PATH, CONTRACT_LINK_PATH, LINK_KEY } from '../services/links/contract-link.ts'
import { createVisitReader } from '../store-host/read-visit.ts'
import { CONTRACT_LINK_TEXTS, type ContractLinkState, DOWNLOAD_LABEL } from './texts.ts'

/** A form without fields: nothing of a body is read. */
const BODY_LIMIT = 4096
const RETRY_SECONDS = 120
/** Our keys have 43 characters. */
const LONGEST_KEY = 100

const STATUS = {
  ask: 200,
  proven: 200,
  wrongKey: 404,
  unavailable: 503,
  maintenance: 503,
} as const satisfies Record<ContractLinkState, number>

/** Whose page it is: the order's issuer and channel, else those of the address. */
interface Place {
  readonly content: IssuerContent
  readonly channel: Channel
}

/**
 * The link of an order whose e-mail nobody validated: a page with a button, the POST behind it that proves the e-mail,
 * and the contract for who has pressed it. The key alone decides: no session, no script. Opening the page changes
 * nothing, since mail programs open links before people do.
 */
export async function registerContractLinkPage(app: FastifyInstance, works: Parts): Promise<void> {
  const { config, content, security, switches } = works
  const readVisit = createVisitReader(content, config.prdHosts)
  const isTooMuch = createPageLimit(config, security)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, _body, done) =>
    done(null),
  )

  const placeOf = (request: FastifyRequest, order: LinkedOrder | null): Place => {
    const own = order && content.get(order.issuer)
    const channel = own && (own.channels.find(({ code }) => code === order.channel) ?? own.channels[0])
    if (own && channel) return { content: own, channel }
    const search = new URL(request.raw.url ?? '/', 'http://store').search
    return readVisit({ host: hostOf(request), search, cookie: request.headers.cookie })
  }

  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    state: ContractLinkState,
    order: LinkedOrder | null = null,
  ) => {
    const { content, channel } = placeOf(request, order)
    const { issuer } = content
    const { title, text, button } = CONTRACT_LINK_TEXTS[state]
    const supportEmail = channel.contact.email || issuer.email
    const { html, policy } = renderIssuerPage({
      issuer,
      channel,
      faces: await app.pageFaces.read(issuer.theme),
      title,
      text: text({ shortName: issuer.shortName, supportEmail }),
      mail: { address: supportEmail, subject: title },
      isDone: state === 'proven',
      form: button === null ? null : { action: addressWithKey(CONTRACT_LINK_PATH, request), button },
      file:
        state === 'proven'
          ? { href: addressWithKey(CONTRACT_FILE_PATH, request), label: DOWNLOAD_LABEL }
          : null,
    })
    if (STATUS[state] === 503) reply.header('retry-after', RETRY_SECONDS)
    return reply
      .code(STATUS[state])
      .headers(issuerPageHeaders(policy))
      .type('text/html; charset=utf-8')
      .send(html)
  }

  /** Answers by the order behind the key; a failure of our own is a page that lets one try again. */
  const answer =
    (
      find: (key: string) => Promise<LinkedOrder | null>,
      send: (
        request: FastifyRequest,
        reply: FastifyReply,
        order: LinkedOrder,
      ) => FastifyReply | Promise<FastifyReply>,
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      if (switches.maintenance()) return show(request, reply, 'maintenance')
      if (isTooMuch('drawnPage', request, reply)) return reply
      const key = keyOf(request)
      try {
        const order = key === '' || key.length > LONGEST_KEY ? null : await find(key)
        return order === null ? show(request, reply, 'wrongKey') : await send(request, reply, order)
      } catch (error) {
        request.log.error({ err: error, reqId: request.id }, 'the link of a contract was not opened')
        return show(request, reply, 'unavailable')
      }
    }

  const showState = (request: FastifyRequest, reply: FastifyReply, order: LinkedOrder) =>
    show(request, reply, order.emailValidatedAt === null ? 'ask' : 'proven', order)
  const open = (key: string) => openContractLink(key, works)

  app.get(CONTRACT_LINK_PATH, answer(open, showState))
  app.post(
    CONTRACT_LINK_PATH,
    answer((key) => proveEmail(key, works), showState),
  )
  app.get(
    CONTRACT_FILE_PATH,
    answer(open, async (request, reply, order) => {
      const document = await readLinkedContract(order, works)
      if (document === null) return showState(request, reply, order)
      return reply
        .headers({
          'cache-control': 'no-store',
          'content-disposition': `attachment; filename="contrato-${order.number}.pdf"`,
          'referrer-policy': 'no-referrer',
        })
        .type('application/pdf')
        .send(Buffer.from(document))
    }),
  )
}

function keyOf({ query }: FastifyRequest): string {
  const key = (query as Readonly<Record<string, unknown>>)[LINK_KEY]
  return typeof key === 'string' ? key : ''
}

function addressWithKey(path: string, request: FastifyRequest): string {
  return `${path}?${LINK_KEY}=${encodeURIComponent(keyOf(request))}`
}
