import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reloadContent } from '../../src/operations/reload-content.ts'
import { describeError } from '../../src/process/describe-error.ts'
import {
  actAs,
  MEALS_TO_PRICE,
  type PurchaseServer,
  startBuyer,
  startPurchases,
} from '../calls/purchase-server.ts'

const NAME = 'Cooperativa Renovada Pré-Pagos'

let root: string
let server: PurchaseServer
const told: string[] = []

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'issuers-'))
  await cp(DEFAULT_ROOT, root, { recursive: true })
  const content = await loadContent(root)
  server = await startPurchases('embedded', { env: { CONTENT_DIR: root }, parts: { content } })
})
afterAll(async () => {
  await server?.close()
  await rm(root, { recursive: true })
})

const FEES = 'shared/bank-partner/fees.json'
const edit = async (file: string, change: (text: string) => string) => {
  const path = join(root, file)
  const before = await readFile(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(path, after)
}
const reload = () =>
  reloadContent({
    ...server.parts,
    log: {
      info: (line: string) => told.push(line),
      error: ({ err }: { err: unknown }, line: string) => told.push(`${line}: ${describeError(err).message}`),
    } as never,
  })
const issuerName = async () => {
  const answer = await server.call('GET', '/api/bff/configuracoes/emissores-loja/SICRE', { issuer: 'SICRE' })
  return [answer.json<{ result: { nomeEmissor: string } }>().result, answer.headers.etag] as const
}
const price = async () => {
  const body = { produtos: [MEALS_TO_PRICE], servicosAdicionais: [] }
  const url = '/api/v2/clientes-rh/pedidos/precificacoes'
  const answer = await server.call('POST', url, { issuer: 'SICRE', body })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.body
}

it('is sold by at once, while a cart that was registered before keeps its price to the order', async () => {
  const buyer = await startBuyer(server, { issuer: 'SICRE' })
  const acts = actAs(server, buyer)
  const registered = (await acts.registerCart()).json()
  const [before, etag] = await issuerName()
  const priced = await price()

  await edit(FEES, (text) => text.replace('"rate": 690', '"rate": 1690'))
  const { name } = JSON.parse(await readFile(join(root, 'SICRE', 'issuer.json'), 'utf8'))
  await edit('SICRE/issuer.json', (text) => text.replaceAll(name, NAME))
  await reload()
  expect(told.pop()).toMatch(/^the content was read again: VRPAT \w+, JVCEF \w+, SICRE \w+$/)

  const [after, newEtag] = await issuerName()
  expect(JSON.stringify(before)).not.toContain(NAME)
  expect(JSON.stringify(after)).toContain(NAME)
  expect(newEtag).not.toBe(etag)
  expect(await price()).not.toBe(priced)

  const stored = await server.parts.database.kysely
    .selectFrom('carts')
    .select('pricing')
    .where('id', '=', registered.idCarrinho)
    .executeTakeFirstOrThrow()
  await acts.saveCompany()
  const accepted = await acts.accept((await acts.download()).headers['x-contract-hash'])
  expect(accepted.statusCode, accepted.body).toBe(201)
  const hired = await acts.hire(registered.idCarrinho)
  expect(hired.statusCode, hired.body).toBe(201)
  const order = await server.parts.database.kysely
    .selectFrom('orders')
    .select('answer')
    .where('cartId', '=', registered.idCarrinho)
    .executeTakeFirstOrThrow()
  const total = ({ totalWithDiscount }: { totalWithDiscount: number }) => totalWithDiscount
  expect(total((order.answer as { pricing: never }).pricing)).toBe(total(stored.pricing as never))
})

it('that cannot be used is told with file and field, and the former stays', async () => {
  const [before] = await issuerName()
  await edit(FEES, (text) => text.replace('"rate": 1690', '"rate": "viel"'))
  await reload()
  expect(told.pop()).toMatch(
    /^the content was not read again, that of before stays: .*fees\.json: fees\.0\.rate: /s,
  )
  expect((await issuerName())[0]).toEqual(before)
  await edit(FEES, (text) => text.replace('"rate": "viel"', '"rate": 1690'))
})

it('with another set of issuers asks for a start', async () => {
  await rm(join(root, 'JVCEF'), { recursive: true })
  await reload()
  expect(told.pop()).toMatch(
    /the issuers were VRPAT, JVCEF, SICRE and would be VRPAT, SICRE: start the store again/,
  )
  expect([...server.parts.content.keys()]).toEqual(['VRPAT', 'JVCEF', 'SICRE'])
})
