import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginIssuer } from '@benefits/content/begin-issuer'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { marksOf } from '@benefits/content/find-left-overs'
import { loadContent } from '@benefits/content/load-content'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../support/read-pdf.ts'
import { actAs, MEALS, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'

let root: string
let content: ReadonlyMap<string, IssuerContent>
let server: PurchaseServer

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'issuers-'))
  await cp(DEFAULT_ROOT, root, { recursive: true })
  const bank = { name: 'Banco Ensaio Pré-Pagos', shortName: 'Banco Ensaio', hostKeyword: 'ensaio-banco' }
  const main = { name: 'Prova Real Benefícios', shortName: 'Prova Real', hostKeyword: 'prova-real' }
  await beginIssuer(root, { code: 'ENSAIOB', kind: 'bankPartner', ...bank })
  await beginIssuer(root, { code: 'ENSAIOM', kind: 'main', ...main })
  content = await loadContent(root)
  server = await startPurchases('embedded', { parts: { content }, prints: true })
})
afterAll(async () => {
  await server?.close()
  await rm(root, { recursive: true })
})

/** What the others are called, and are not to be called here. */
function marksOfOthers(code: string): readonly string[] {
  return [...content.values()].filter(({ issuer }) => issuer.code !== code).flatMap(marksOf)
}

test.each(['ENSAIOB', 'ENSAIOM', 'VRPAT', 'JVCEF', 'SICRE'])(
  '%s, from data alone, sells, and tells of itself alone in calls, contract, order and mail',
  async (code) => {
    const own = content.get(code)
    if (!own) throw new Error('no such issuer')
    const buyer = await startBuyer(server, { issuer: code, verified: own.issuer.kind === 'main' })
    const base = `/api/bff/configuracoes/emissores-loja/${code}`
    const paths = [
      base,
      `${base}/canais-loja/default`,
      `${base}/canais-loja/default/produtos-loja`,
      `${base}/modalidades-loja`,
      `${base}/produtos-sazonais-loja`,
      `${base}/secoes-loja?pagina=LOJA`,
      '/api/bff/faqs/categorias',
      '/api/bff/faqs/artigos',
    ]
    const said: string[] = []
    for (const path of paths) {
      const answer = await server.call('GET', path, { session: buyer.session, issuer: code })
      expect(answer.statusCode, path).toBe(200)
      said.push(answer.body)
    }
    expect(said[0]).toContain(own.issuer.name)

    const { prepare, hire } = actAs(server, buyer)
    const { cartId, contract } = await prepare([MEALS])
    const { text, title, author } = await readPdf(contract.rawPayload)
    expect(text).toContain(own.issuer.name)
    said.push(text, String(title), String(author), String(contract.headers['content-disposition']))

    const hired = await hire(cartId)
    expect(hired.statusCode, hired.body).toBe(201)
    const { idPedido, numeroPedido } = hired.json()
    const order = await server.orders.first(({ orderId }) => orderId === idPedido)
    expect(order.issuer).toBe(code)
    const mail = await server.mails.first(({ text: words }) => words.includes(numeroPedido))
    const [copy] = mail.attachments ?? []
    said.push(JSON.stringify(order), mail.subject, mail.text, String(copy?.name))
    for (const mark of marksOfOthers(code)) expect(said.join('\n'), mark).not.toContain(mark)
  },
)
