import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { Features } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const shipped = await loadContent(DEFAULT_ROOT)
const HOSTS = { VRPAT: 'localhost:3000', JVCEF: 'banco.localhost:3000', SICRE: 'cooperativa.localhost:3000' }
const SURVEY = 'https://pesquisa.loja.example/'
/** Each flag on and off, beside others that are not as it is. */
const TURNED: readonly Features[] = [
  { accessManagement: true, creditCard: false, contactEmail: true, surveyUrl: null },
  { accessManagement: false, creditCard: true, contactEmail: false, surveyUrl: SURVEY },
]
/** Where an address leads with accounts and without: another address, or the page itself. */
const LEADS = {
  main: [
    ['/pedido/dados-empresa', '/checkout/acesso-vr', 200],
    ['/pedido/revisar-pedido', '/checkout/resumo', 200],
    ['/checkout/acesso-vr', 200, '/pedido/dados-empresa'],
    ['/checkout/resumo', 200, '/pedido/revisar-pedido'],
    ['/combo/empresa', '/checkout/acesso-vr', 200],
  ],
  bankPartner: [
    ['/pedido/dados-empresa', '/checkout/acesso-vr', 200],
    ['/pedido/revisar-pedido', '/checkout/resumo', 200],
    ['/checkout/acesso-vr', 200, 404],
    ['/checkout/resumo', 200, 404],
    ['/combo/empresa', '/checkout/acesso-vr', 200],
  ],
} as const

/**
 * The issuers as they ship, but for the flags of each and of its channels; what is kept of other content is not theirs.
 */
function withFlags(features: Features): ReadonlyMap<string, IssuerContent> {
  return new Map(
    [...shipped].map(([code, content]) => {
      const issuer = { ...content.issuer, features }
      const channels = content.channels.map((one) => ({ ...one, features }))
      const version = `${content.version}-${features.accessManagement}`
      return [code, { ...content, version, issuer, channels }]
    }),
  )
}

describe.each(TURNED)(
  'with accounts $accessManagement, cards $creditCard, e-mail $contactEmail and survey $surveyUrl',
  (features) => {
    let opened: TestDatabase
    let server: TestServer
    beforeAll(async () => {
      opened = await openTestDatabase('embedded')
      server = await startWholeStore(opened, { content: withFlags(features) })
    })
    afterAll(async () => {
      await server?.close()
      await opened?.close()
    })

    const { accessManagement, creditCard, contactEmail, surveyUrl } = features

    test.each(Object.keys(HOSTS))('the calls of %s tell each flag, of issuer and channel', async (issuer) => {
      const base = `/api/bff/configuracoes/emissores-loja/${issuer}`
      for (const url of [base, `${base}/canais-loja/default`]) {
        const { result } = (await server.call('GET', url, { issuer })).json()
        expect(result.funcionalidades, url).toEqual({
          ACESSO_VR: accessManagement,
          PAGAMENTO_CC: creditCard,
          CONTATO_EMAIL: contactEmail,
          PESQUISA: surveyUrl,
        })
      }
    })

    test.each(Object.entries(HOSTS))(
      'the pages of %s name its e-mail, and lead by accounts or by company data, as the flags say',
      async (issuer, host) => {
        const { issuer: own, channels } = shipped.get(issuer) as IssuerContent
        const email = channels.find(({ code }) => code === 'default')?.contact.email
        const help = (await server.inject({ url: '/faq', headers: { host } })).body
        expect(help).toContain('id="faq-contact-section"')
        expect(help.includes(`href="mailto:${email}"`)).toBe(contactEmail)
        for (const [path, withAccounts, without] of LEADS[own.kind]) {
          const { statusCode, headers } = await server.inject({ url: path, headers: { host } })
          const seen = statusCode === 302 ? headers.location : statusCode
          expect(seen, path).toBe(accessManagement ? withAccounts : without)
        }
      },
    )
  },
)
