import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runOrder } from '../../src/operations/run-order.ts'
import { TimestampAway } from '../../src/ports/document-seal.ts'
import { renderFinalContract } from '../../src/services/hiring/render-final-contract.ts'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { readPdf } from '../support/read-pdf.ts'
import { makeAuthority, type TestAuthority } from '../support/seal-authority.ts'
import { actAs, type PurchaseServer, startBuyer, startPurchases } from './purchase-server.ts'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex')
const PAGE = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'verify-a-contract.md')
const DAY_MS = 24 * 3600_000

let folder: string
let authority: TestAuthority
let stamps: Server
let isAway = false
let server: PurchaseServer
let database: TestDatabase
let now: number
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sealed-'))
  authority = makeAuthority(folder)
  // Certificates begin with their second.
  now = Date.now() + 1000
  stamps = createServer((request, response) => {
    if (!isAway) return authority.answer(request, response)
    response.writeHead(503).end()
  })
  await new Promise<void>((resolve) => stamps.listen(0, '127.0.0.1', resolve))
  database = await openTestDatabase('postgres')
  server = await startPurchases('postgres', {
    database,
    prints: true,
    parts: { now: () => new Date(now) },
    env: {
      SEAL_P12_SICRE: authority.p12,
      SEAL_PASSWORD_SICRE: authority.password,
      TIMESTAMP_URL: `http://127.0.0.1:${(stamps.address() as AddressInfo).port}/tsa`,
    },
  })
})
afterAll(async () => {
  await server.close()
  await database.close()
  stamps.close()
  rmSync(folder, { recursive: true })
})

const buy = async (issuer: string) => {
  const acts = actAs(server, await startBuyer(server, { issuer }))
  const { cartId, contract, number } = await acts.prepare()
  const { idPedido: orderId } = (await acts.hire(cartId)).json()
  return { ...acts, orderId, number, accepted: contract.rawPayload }
}
const judge = (bytes: Uint8Array) => {
  writeFileSync(join(folder, 'judged.pdf'), bytes)
  return spawnSync('pdfsig', ['judged.pdf'], { cwd: folder, encoding: 'utf8' }).stdout
}
/** The commands of a part of the page, as they stand there. */
const commandsOf = (title: string) => {
  const part = readFileSync(PAGE, 'utf8').split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(part) ?? []
  expect(commands, title).not.toBe('')
  return commands
}
const tryTo = (title: string, variables: Record<string, string> = {}) =>
  spawnSync('sh', ['-e', '-c', commandsOf(title)], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, TZ: 'UTC', ...variables },
  })
const run = (title: string, variables: Record<string, string> = {}) => {
  const done = tryTo(title, variables)
  expect(done.status, done.stderr).toBe(0)
  return done.stdout + done.stderr
}
/** A sealed document with another signature behind the seal: an addition, as anybody can make one. */
const signedAgain = (sealed: Buffer) => {
  const text = sealed.toString('latin1')
  const last = (pattern: RegExp) => Number([...text.matchAll(pattern)].at(-1)?.[1])
  const [form, seal] = [last(/\n(\d+) 0 obj\n<< \/SigFlags/g), last(/\/Fields \[(\d+) 0 R\]/g)]
  const [size, root, previous] = [last(/\/Size (\d+)/g), last(/\/Root (\d+)/g), last(/startxref\n(\d+)/g)]
  const objects = [
    [form, `<< /SigFlags 3 /Fields [${seal} 0 R ${size} 0 R] >>`],
    [size, `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /T (Outro) /V ${size + 1} 0 R >>`],
    [
      size + 1,
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 9 9 9] /Contents <00> >>',
    ],
  ] as const
  let added = ''
  const rows = objects.map(([number, body]) => {
    const offset = String(sealed.length + added.length).padStart(10, '0')
    added += `${number} 0 obj\n${body}\nendobj\n`
    return `${number} 1\n${offset} 00000 n \n`
  })
  const trailer = `trailer\n<< /Size ${size + 2} /Root ${root} 0 R /Prev ${previous} >>`
  const start = sealed.length + added.length
  return Buffer.from(
    `${text}${added}xref\n${rows.join('')}${trailer}\nstartxref\n${start}\n%%EOF\n`,
    'latin1',
  )
}

test('a court’s expert repeats the check by the commands of the page alone', async () => {
  const { orderId, number, accepted, download } = await buy('SICRE')
  await server.orders.first((order) => order.orderId === orderId)
  const final = (await download()).rawPayload
  const { attachments } = await readPdf(final)
  writeFileSync(join(folder, 'contrato.pdf'), final)
  writeFileSync(join(folder, 'contrato-aceito.pdf'), attachments.get('contrato-aceito.pdf') ?? '')
  writeFileSync(join(folder, 'autoridade.pem'), readFileSync(authority.ca))

  const { cadeia, ...told } = (
    await server.inject({
      url: `/api/bff/verificacoes/${sha256(final)}`,
      headers: { 'sigla-emissor': 'SICRE' },
    })
  ).json()
  expect(told).toMatchObject({ documento: 'FINAL', situacao: 'EMAIL_NAO_CONFIRMADO', numeroPedido: number })
  const hashes = run('The documents')
  expect(hashes).toContain(`${told.hash}  contrato.pdf`)
  expect(hashes).toContain(`${sha256(accepted)}  contrato-aceito.pdf`)

  const seal = run('The seal')
  for (const words of [
    'Signature Validation: Signature is Valid.',
    'Total document signed',
    'VR BENEFICIOS LTDA:11222333000181',
    'certificados.pem: OK',
  ])
    expect(seal).toContain(words)
  writeFileSync(join(folder, 'contrato.pdf'), signedAgain(final))
  const twice = tryTo('The seal')
  expect([twice.status, twice.stdout]).toEqual([1, expect.stringContaining('Signature #2')])
  writeFileSync(join(folder, 'contrato.pdf'), final)
  const stamp = run('The time stamp')
  expect(stamp).toContain('Verification: OK')
  expect(stamp).toContain('Time stamp:')

  // Another acceptance follows on the same day, and the day ends.
  const second = await buy('SICRE')
  await server.orders.first((order) => order.orderId === second.orderId)
  now += DAY_MS
  const chain = (
    await server.inject({ url: '/verificar/cadeia/SICRE.json', headers: { host: 'cooperativa.localhost' } })
  ).json()
  const lines: string[] = []
  const terminal = { say: (text: string) => lines.push(text), complain: () => {}, ask: async () => null }
  const { databaseUrl = '', dataDir } = database.settings
  const variables = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  expect(await runOrder(['evidence', 'links', number], variables, terminal)).toBe(0)
  writeFileSync(join(folder, 'elos.txt'), `${lines.join('\n')}\n`)
  expect(lines.join('')).not.toContain('joana@alfa.example')
  const links = run('The chain', { ANTERIOR: cadeia.anterior }).trim().split('\n')
  expect(links[0]).toBe(cadeia.hash)
  expect(links.length).toBeGreaterThanOrEqual(2)
  expect(chain.dias.map(({ hash }: { hash: string }) => hash)).toContain(links.at(-1))

  // And a record of the file that was changed by one letter leads elsewhere.
  writeFileSync(join(folder, 'elos.txt'), `${lines.join('\n').replace('SICRE', 'SICRX')}\n`)
  expect(run('The chain', { ANTERIOR: cadeia.anterior })).not.toContain(cadeia.hash)
})

test('an issuer without a certificate has its documents as ever', async () => {
  const { orderId, download } = await buy('JVCEF')
  await server.orders.first((order) => order.orderId === orderId)
  expect(judge((await download()).rawPayload)).not.toContain('Signature Validation')
})

test('while the authority is away the document waits, for 24 hours; then it is sealed without a stamp', async () => {
  isAway = true
  const { orderId, accepted, download } = await buy('SICRE')
  await expect(renderFinalContract(orderId, server.parts)).rejects.toThrow(TimestampAway)
  expect(sha256((await download()).rawPayload)).toBe(sha256(accepted))
  now += DAY_MS - 60_000
  await expect(renderFinalContract(orderId, server.parts)).rejects.toThrow(TimestampAway)
  now += 120_000
  await renderFinalContract(orderId, server.parts)
  const final = (await download()).rawPayload
  expect(judge(final)).toContain('Signature is Valid')
  expect(final.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached')
  isAway = false
})
