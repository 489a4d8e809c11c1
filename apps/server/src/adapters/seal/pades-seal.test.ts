import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../../test/support/read-pdf.ts'
import { makeAuthority, type TestAuthority } from '../../../test/support/seal-authority.ts'
import { printDocument } from '../../contract-pdf/print-document.ts'
import { TimestampAway } from '../../ports/document-seal.ts'
import { openKey } from './open-key.ts'
import { padesSeal } from './pades-seal.ts'

const OPERATIONS = join(import.meta.dirname, '../../../../../docs/operations.md')
/** Certificates begin with the second in which they are made. */
const AT = new Date(Date.now() + 60_000)
const ISSUERS = new Set(['VRPAT', 'SICRE'])
const AS = { issuerCode: 'VRPAT', issuerName: 'VR Benefícios', reason: 'Contrato nº 7KQM-4X9T-DBHW', at: AT }

let folder: string
let authority: TestAuthority
let pdf: Uint8Array
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seal-'))
  authority = makeAuthority(folder)
  const der = ['x509', '-in', authority.certificate, '-outform', 'DER', '-out', join(folder, 'issuer.der')]
  execFileSync('openssl', der)
  pdf = await printDocument({
    info: { title: 'Contrato de teste' },
    content: [
      'Primeira página',
      { text: 'Última página', pageBreak: 'before', link: 'https://loja.example/' },
    ],
    files: { accepted: { src: 'data:text/plain;base64,YWNlaXRv', name: 'aceito.txt' } as never },
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

let tsa: Server | undefined
afterEach(() => {
  tsa?.close()
})
/** An authority at an address of its own. */
const serve = async (answer: RequestListener) => {
  tsa = createServer(answer)
  await new Promise<void>((resolve) => tsa?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(tsa.address() as AddressInfo).port}/tsa`
}
/** `openssl ts` behind an address. */
const authorityAt = () => serve(authority.answer)

const sealOf = (timestampUrl?: string) =>
  padesSeal(
    {
      common: { variable: 'SEAL_P12', file: authority.p12, password: authority.password },
      ofIssuers: new Map(),
      timestampUrl,
    },
    { issuers: ISSUERS, now: () => AT },
  )
/** What `pdfsig` of poppler says of a document. */
const judge = (bytes: Uint8Array) => {
  const file = join(folder, 'judged.pdf')
  writeFileSync(file, bytes)
  return spawnSync('pdfsig', [file], { encoding: 'utf8' }).stdout
}

describe('the seal of a final contract', () => {
  test('is valid for a reader of PDFs, over the whole document, and names the issuer', async () => {
    const sealed = await (await sealOf()).seal(pdf, AS)
    const said = judge(sealed)
    expect(said).toContain('Signature Validation: Signature is Valid.')
    expect(said).toContain('Signature Type: ETSI.CAdES.detached')
    expect(said).toContain('Total document signed')
    expect(said).toContain('Signer Certificate Common Name: VR BENEFICIOS LTDA:11222333000181')
    expect(said).toContain('Signing Hash Algorithm: SHA-256')
    // Unchanged up to its last line end: the seal is an addition.
    expect(Buffer.from(sealed.subarray(0, pdf.length - 1)).equals(pdf.subarray(0, pdf.length - 1))).toBe(true)
    const read = await readPdf(sealed)
    expect(read.pages).toHaveLength(2)
    expect(read.title).toBe('Contrato de teste')
    expect(Buffer.from(read.attachments.get('aceito.txt') ?? []).toString()).toBe('aceito')
  })

  test('is not valid once one byte is changed, wherever it stands', async () => {
    const sealed = await (await sealOf()).seal(pdf, AS)
    expect(judge(sealed)).toContain('Signature is Valid')
    for (const at of [200, Math.floor(pdf.length / 2), sealed.length - 8]) {
      const changed = Uint8Array.from(sealed)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(judge(changed), `byte ${at}`).not.toContain('Signature is Valid')
    }
  })

  test('says its certificate in the signature itself (signing-certificate-v2)', async () => {
    const sealed = Buffer.from(await (await sealOf()).seal(pdf, AS)).toString('latin1')
    const [, hex = ''] = /\/Contents <([0-9a-f]+)>/.exec(sealed) ?? []
    const cms = join(folder, 'seal.der')
    writeFileSync(cms, Buffer.from(hex.replace(/(?:00)+$/, ''), 'hex'))
    const told = execFileSync('openssl', ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', cms], {
      encoding: 'utf8',
    })
    expect(told).toContain('id-smime-aa-signingCertificateV2')
    expect(told).not.toContain('signingTime')
  })

  test('carries a time stamp that openssl verifies', async () => {
    const sealed = await (await sealOf(await authorityAt())).seal(pdf, AS)
    expect(judge(sealed)).toContain('Signature Validation: Signature is Valid.')
    expect(authority.verifyStamp(sealed)).toContain('Verification: OK')
  })

  test.each([
    ['an authority that fails', (_: unknown, response: never) => void end(response, 500)],
    ['a redirect, which nobody follows', (_: unknown, response: never) => void end(response, 302)],
    ['an answer that is none', (_: unknown, response: never) => void end(response, 200, 'nada')],
    [
      'an answer without an end',
      (_: unknown, response: never) => void end(response, 200, 'x'.repeat(70_000)),
    ],
  ])('tells of %s as away, and seals without a stamp when asked to', async (_name, answer) => {
    const seal = await sealOf(await serve(answer as unknown as RequestListener))
    await expect(seal.seal(pdf, AS)).rejects.toThrow(TimestampAway)
    expect(judge(await seal.seal(pdf, AS, { withoutStamp: true }))).toContain('Signature is Valid')
  })

  test('asks nobody that an authority sends it on to', async () => {
    let asked = 0
    const inside = await serve((request, response) => {
      asked++
      authority.answer(request, response)
    })
    const redirect: RequestListener = (_, response) => {
      response.writeHead(307, { location: inside }).end()
    }
    await expect((await sealOf(await serve(redirect))).seal(pdf, AS)).rejects.toThrow(TimestampAway)
    expect(asked).toBe(0)
    // What it was sent on to would have given a stamp.
    await (await sealOf(inside)).seal(pdf, AS)
    expect(asked).toBe(1)
  })

  test('has room for a stamp of any size up to 64 KB, and asks once more for the first alone', async () => {
    let asked = 0
    const seal = await sealOf(
      await serve((request, response) => {
        asked += 1
        authority.answerLarge(request, response)
      }),
    )
    for (const expected of [2, 3]) {
      const sealed = await seal.seal(pdf, AS)
      expect(judge(sealed)).toContain('Signature is Valid')
      expect(authority.verifyStamp(sealed)).toContain('Verification: OK')
      expect(asked).toBe(expected)
    }
  })

  test('certifies the document: no change is allowed after it', async () => {
    const sealed = Buffer.from(await (await sealOf()).seal(pdf, AS)).toString('latin1')
    const [, number] = /\/Perms << \/DocMDP (\d+) 0 R >>/.exec(sealed) ?? []
    expect(sealed).toMatch(
      new RegExp(`\\n${number} 0 obj\\n<< /Type /Sig [^\\n]*/TransformMethod /DocMDP[^\\n]*/P 1 `),
    )
  })

  test.each([
    ['by a certificate that has another purpose beside it', 'twofold', 0, 'its certificate is not one for'],
    ['by a certificate whose purpose is not critical', 'uncritical', 0, 'its certificate is not one for'],
    ['by a certificate for signing', 'issuer', 0, 'its certificate is not one for'],
    ['of a time to come', 'tsa', 3_600_000, 'its time is not ours'],
    ['of a time that is over', 'tsa', -3_600_000, 'its time is not ours'],
  ] as const)('takes no stamp %s', async (_name, signer, shiftMs, why) => {
    const seal = await sealOf(await serve(authority.answerAs(signer, shiftMs)))
    const refused = await seal.seal(pdf, AS).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(TimestampAway)
    expect((refused as TimestampAway).cause).toMatchObject({ message: expect.stringContaining(why) })
  })

  test('takes a stamp made in the same way by the certificate that is right', async () => {
    const seal = await sealOf(await serve(authority.answerAs('tsa')))
    expect(judge(await seal.seal(pdf, AS))).toContain('Signature is Valid')
  })

  test('takes no stamp of another question', async () => {
    const seal = await sealOf(await serve(authority.answerAnother))
    await expect(seal.seal(pdf, AS)).rejects.toThrow(TimestampAway)
  })
})

describe('a certificate that cannot be used ends the start by its name', () => {
  const start = (file: string, password: string, code = 'SICRE') =>
    padesSeal(
      {
        common: null,
        ofIssuers: new Map([[code, { variable: `SEAL_P12_${code}`, file, password }]]),
        timestampUrl: undefined,
      },
      { issuers: ISSUERS, now: () => AT },
    )

  test('an issuer with its own seals alone; the file may be a path or its bytes in base64', async () => {
    for (const file of [authority.p12, readFileSync(authority.p12).toString('base64')]) {
      const seal = await start(file, authority.password)
      expect(['VRPAT', 'SICRE'].map(seal.isFor)).toEqual([false, true])
      expect(await seal.seal(pdf, AS)).toBe(pdf)
    }
  })

  test.each([
    ['another password', () => start(authority.p12, 'outra'), 'its password does not open it'],
    ['no file', () => start(join(folder, 'nada.p12'), ''), 'ENOENT'],
    ['PEM', () => start(authority.certificate, ''), 'it is PEM, not PKCS #12'],
    ['PEM itself', () => start(readFileSync(authority.certificate, 'utf8'), ''), 'it is PEM, not PKCS #12'],
    [
      'a data: address',
      () => start(`data:application/x-pkcs12;base64,${readFileSync(authority.p12).toString('base64')}`, ''),
      'it is a data: address',
    ],
    ['a file of another kind', () => start(join(folder, 'tsa.cnf'), ''), 'it is no PKCS #12 file'],
    ['a file in DER of another kind', () => start(join(folder, 'issuer.der'), ''), 'it is no PKCS #12 file'],
    ['old ciphers', () => start(authority.oldP12, authority.password), 'needs its legacy provider'],
    ['old ciphers and another password', () => start(authority.oldP12, 'outra'), 'needs its legacy provider'],
    ['no MAC', () => start(authority.bareP12, authority.password), 'it has no MAC'],
    ['a certificate that ended', () => start(authority.endedP12, authority.password), 'not valid any more'],
    ['an issuer that there is not', () => start(authority.p12, '', 'NADA'), 'names an issuer'],
  ])('%s', async (_name, begin, words) => {
    await expect(begin()).rejects.toThrow(words)
    await expect(begin()).rejects.toThrow(/^SEAL_P12_\w+ (?:cannot be used|names)/)
  })
})

test('a file under ciphers of before is opened once the commands of the page have written it anew', async () => {
  const part = readFileSync(OPERATIONS, 'utf8').split('## Seal\n')[1] ?? ''
  const [, commands = ''] = /```sh\n([^`]*)```/.exec(part) ?? []
  const room = mkdtempSync(join(folder, 'recipe-'))
  copyFileSync(authority.oldP12, join(room, 'antigo.p12'))
  const env = { PATH: process.env.PATH, OLD_PASSWORD: authority.password, SEAL_PASSWORD: 'outra senha' }
  execFileSync('sh', ['-euc', commands], { cwd: room, env, stdio: 'pipe' })
  expect(readdirSync(room).toSorted()).toEqual(['antigo.p12', 'novo.p12'])
  const { certificate, chain } = await openKey(readFileSync(join(room, 'novo.p12')), 'outra senha')
  expect([certificate.subject.typesAndValues.length, chain.length]).toEqual([3, 1])
})

function end(response: import('node:http').ServerResponse, status: number, body = ''): void {
  response.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:9/' } : {})
  response.end(body)
}
