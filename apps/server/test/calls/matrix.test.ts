import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { Features } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../support/databases.ts'
import { readPdf } from '../support/read-pdf.ts'
import { anyCardEnding, HR_PLAN, payAs } from './payment-buyer.ts'
import { pressLink } from './press-link.ts'
import { actAs, COMPANY, HIRING, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'
import { refusalOf } from './start-calls.ts'

type Flags = Pick<Features, 'accessManagement' | 'creditCard'>

const shipped = await loadContent(DEFAULT_ROOT)
const FLAGS: readonly Flags[] = [false, true].flatMap((accessManagement) =>
  [false, true].map((creditCard) => ({ accessManagement, creditCard })),
)
/** What is printed differs by each flag for itself: the pages of both, and of neither, tell everything. */
const isPrinted = ({ accessManagement, creditCard }: Flags) => accessManagement === creditCard
/** Every modality of every issuer, with one line of it. */
const SOLD = [...shipped].flatMap(([issuer, content]) =>
  content.modalities.map(({ groupCode, serviceGroup }) => ({
    issuer,
    group: serviceGroup,
    line: serviceGroup === 'hcm' ? HR_PLAN : lineOf(content, groupCode),
  })),
)
const HOLDING = {
  tipo: 'cadeiaSocietaria',
  nome: 'Alfa Participações',
  documento: '12ABC34501DE35',
  politicamenteExposta: false,
  juridica: true,
} as const
const WITH_OWNER = { contatoExtra: [HOLDING] }
const { tipo: _, ...OWNER } = HOLDING

function lineOf({ products }: IssuerContent, groupCode: number) {
  const product = products.find((one) => one.groupCode === groupCode && one.lineType !== 'addOn')
  if (!product) throw new Error(`nothing is sold in ${groupCode}`)
  return {
    codigoProduto: product.code,
    quantidade: 4,
    valorTotalBeneficios: 2000,
    tipoProduto: product.lineType === 'mobility' ? 'MOBILIDADE' : 'BENEFICIO',
    tipoPlano: 'MENSAL',
    produtosAdicionais: [],
  }
}

/** The issuers as they ship, but for two flags, of the issuer and of each of its channels. */
function withFlags(flags: Flags): ReadonlyMap<string, IssuerContent> {
  const turned = ({ issuer, channels, ...content }: IssuerContent): IssuerContent => ({
    ...content,
    issuer: { ...issuer, features: { ...issuer.features, ...flags } },
    channels: channels.map((channel) => ({ ...channel, features: { ...channel.features, ...flags } })),
  })
  return new Map([...shipped].map(([code, content]) => [code, turned(content)]))
}

describe.each(databases)('on %s', (kind) => {
  // One database meets them all, the other what a bank partner ships with.
  describe.each(kind === 'embedded' ? FLAGS : FLAGS.slice(0, 1))(
    'with accounts $accessManagement and cards $creditCard',
    (flags) => {
      let server: PurchaseServer
      beforeAll(async () => {
        server = await startPurchases(kind, {
          parts: { content: withFlags(flags) },
          prints: isPrinted(flags),
        })
      })
      afterAll(() => server?.close())

      test.each(SOLD)('$issuer sells $group to its end', async ({ issuer, group, line }) => {
        const buyer = await startBuyer(server, { issuer, verified: flags.accessManagement })
        const acts = actAs(server, buyer)
        const { idCarrinho: cartId } = (await acts.registerCart([line])).json<{ idCarrinho: string }>()
        expect((await acts.saveCompany(WITH_OWNER)).statusCode).toBe(200)
        const contract = await acts.download()
        expect((await acts.accept(contract.headers['x-contract-hash'])).statusCode).toBe(201)
        const isPaidByCard = flags.creditCard && group === 'hcm'
        const metodoDePagamento = isPaidByCard ? 'CARTAO_DE_CREDITO' : 'BOLETO'
        const { authorise } = payAs(server, buyer)
        const paid = await authorise({ numero: anyCardEnding(0) })
        expect(paid.statusCode).toBe(isPaidByCard ? 200 : 502)

        const hired = await acts.hire(cartId, { metodoDePagamento, cadeiaSocietaria: [OWNER] })
        expect(hired.statusCode, hired.body).toBe(201)
        const { numeroPedido, precificacao } = hired.json()

        const { body } = await server.orders.first(({ number }) => number === numeroPedido)
        expect(body).toMatchObject({
          issuer,
          serviceGroups: [group],
          paymentMethod: isPaidByCard ? 'creditCard' : 'boleto',
          company: { cnpj: buyer.cnpj, tradeName: COMPANY.nomeFantasia },
          contact: { name: HIRING.contato.nomeContato, email: HIRING.contato.emailContato },
          legalRepresentatives: [{ document: HIRING.representanteLegal[0].documento }],
          ownershipChain: [{ name: HOLDING.nome, document: HOLDING.documento }],
          totals: { totalWithDiscount: Math.round(precificacao.resumo.valorTotalComDesconto * 100) },
        })
        if (!flags.accessManagement) await pressLink(server, numeroPedido)
        const mail = await server.mails.first(
          ({ text, attachments = [] }) => text.includes(numeroPedido) && attachments.length > 0,
        )
        expect(mail.attachments).toHaveLength(1)
        if (!isPrinted(flags)) return
        const [{ bytes } = { bytes: new Uint8Array() }] = mail.attachments ?? []
        const { text } = await readPdf(bytes)
        for (const words of [COMPANY.nomeFantasia, HOLDING.nome, '12.ABC.345/01DE-35', numeroPedido])
          expect(text).toContain(words)
        if (issuer === 'VRPAT') return
        for (const words of ['Taxa de entrega', 'Tarifa de emissão de cartões', 'até 10 dias úteis'])
          expect(text).toContain(words)
      })

      test.runIf(flags.accessManagement)('hires nothing for a session that proved no account', async () => {
        const buyer = await startBuyer(server, { issuer: 'JVCEF', verified: false })
        const acts = actAs(server, buyer)
        const { idCarrinho: cartId } = (await acts.registerCart()).json<{ idCarrinho: string }>()
        await acts.saveCompany()
        expect(
          refusalOf(await acts.accept((await acts.download()).headers['x-contract-hash'])),
        ).toMatchObject({
          code: -25,
        })
        expect(refusalOf(await acts.hire(cartId))).toMatchObject({ code: -25 })
      })
    },
  )
})
