import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import * as asn1js from 'asn1js'
import { SignedData, TimeStampResp, TSTInfo } from 'pkijs'

/** Certificates made by openssl, and a time-stamp authority that `openssl ts` plays. */
export interface TestAuthority {
  readonly password: string
  /** Paths of PKCS #12 files: a good one, one under ciphers of before OpenSSL 3, one without MAC, one that ended. */
  readonly p12: string
  readonly oldP12: string
  readonly bareP12: string
  readonly endedP12: string
  /** Paths of certificates in PEM: the issuer's, its authority's. */
  readonly certificate: string
  readonly ca: string
  /** Answers requests for stamps. */
  readonly answer: RequestListener
  /** Answers every request with the stamp of another one. */
  readonly answerAnother: RequestListener
  /** Answers with stamps that are larger than most by some 40 KB of certificate. */
  readonly answerLarge: RequestListener
  /**
   * Answers with stamps that `openssl ts` would not give: signed by another certificate, `tsa` being the right one, or
   * of another time.
   */
  readonly answerAs: (signer: StampSigner, shiftMs?: number) => RequestListener
  /** What openssl says of the stamp in a sealed document. */
  readonly verifyStamp: (sealed: Uint8Array) => string
}

/** Whose usage is right, has another beside it, is not critical, or is another's. */
export type StampSigner = 'tsa' | 'twofold' | 'uncritical' | 'issuer'

/** Makes them in a folder. */
export function makeAuthority(folder: string): TestAuthority {
  const path = (name: string) => join(folder, name)
  const openssl = (...args: string[]) =>
    execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const password = 'segredo do selo'
  openssl(
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', 'ca.key', '-out', 'ca.pem'],
    ...['-subj', '/C=BR/O=Autoridade de Teste/CN=AC de Teste', '-days', '3650'],
  )
  const issue = (name: string, subject: string, extensions: string, days: readonly string[]) => {
    writeFileSync(path(`${name}.ext`), extensions)
    openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      `${name}.key`,
      '-out',
      `${name}.csr`,
      '-subj',
      subject,
    )
    openssl(
      ...['x509', '-req', '-in', `${name}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial'],
      ...['-out', `${name}.pem`, '-extfile', `${name}.ext`, ...days],
    )
  }
  const subject = '/C=BR/O=ICP de Teste/CN=VR BENEFICIOS LTDA:11222333000181'
  const usage = 'keyUsage=critical,digitalSignature,nonRepudiation\n'
  issue('issuer', subject, usage, ['-days', '300'])
  issue('ended', subject, usage, ['-days', '-1'])
  issue(
    'tsa',
    '/C=BR/O=ACT de Teste/CN=Carimbo de Teste',
    `${usage}extendedKeyUsage=critical,timeStamping\n`,
    [...['-days', '300']],
  )
  const stampers = { twofold: 'critical,timeStamping,emailProtection', uncritical: 'timeStamping' }
  for (const [name, purposes] of Object.entries(stampers))
    issue(name, '/C=BR/CN=Outro Carimbo', `${usage}extendedKeyUsage=${purposes}\n`, ['-days', '300'])
  issue('large', '/C=BR/CN=AC Extensa', `nsComment="${'a'.repeat(40_000)}"\n`, ['-days', '300'])
  writeFileSync(
    path('large-chain.pem'),
    ['ca', 'large'].map((name) => readFileSync(path(`${name}.pem`))).join(''),
  )
  const pack = (name: string, from: string, ...more: string[]) =>
    openssl(
      ...['pkcs12', '-export', '-inkey', `${from}.key`, '-in', `${from}.pem`, '-certfile', 'ca.pem'],
      ...['-out', name, '-passout', `pass:${password}`, ...more],
    )
  pack('issuer.p12', 'issuer')
  pack('old.p12', 'issuer', '-legacy')
  pack('bare.p12', 'issuer', '-nomac')
  pack('ended.p12', 'ended')
  const configure = (name: string, chain: string) =>
    writeFileSync(
      path(name),
      [
        '[tsa]',
        'default_tsa = tsa1',
        '[tsa1]',
        `serial = ${path('tsa.serial')}`,
        `signer_cert = ${path('tsa.pem')}`,
        `certs = ${path(chain)}`,
        `signer_key = ${path('tsa.key')}`,
        'signer_digest = sha256',
        'default_policy = 1.2.3.4.1',
        'digests = sha256',
        'accuracy = secs:1',
        'ess_cert_id_alg = sha256',
        '',
      ].join('\n'),
    )
  configure('tsa.cnf', 'ca.pem')
  configure('large.cnf', 'large-chain.pem')
  writeFileSync(path('tsa.serial'), '01')
  const reply = (query: Uint8Array, config = 'tsa.cnf') => {
    writeFileSync(path('query.tsq'), query)
    openssl('ts', '-reply', '-config', config, '-queryfile', 'query.tsq', '-out', 'reply.tsr')
    return readFileSync(path('reply.tsr'))
  }
  const answerWith =
    (make: (query: Buffer) => Buffer): RequestListener =>
    async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      response.writeHead(200, { 'content-type': 'application/timestamp-reply' })
      response.end(make(Buffer.concat(chunks)))
    }
  const another = () => {
    writeFileSync(path('other.txt'), 'outro')
    openssl('ts', '-query', '-data', 'other.txt', '-sha256', '-cert', '-out', 'other.tsq')
    return reply(readFileSync(path('other.tsq')))
  }
  const replyAs = (query: Buffer, signer: StampSigner, shiftMs: number) => {
    const { timeStampToken } = TimeStampResp.fromBER(Uint8Array.from(reply(query)).buffer)
    const { eContent } = new SignedData({ schema: timeStampToken?.content }).encapContentInfo
    const info = TSTInfo.fromBER(eContent?.getValue() ?? new ArrayBuffer(0))
    info.genTime = new Date(info.genTime.getTime() + shiftMs)
    writeFileSync(path('info.der'), Buffer.from(info.toSchema().toBER()))
    openssl(
      ...[
        'cms',
        '-sign',
        '-binary',
        '-nodetach',
        '-md',
        'sha256',
        '-econtent_type',
        '1.2.840.113549.1.9.16.1.4',
      ],
      ...['-signer', `${signer}.pem`, '-inkey', `${signer}.key`, '-certfile', 'ca.pem'],
      ...['-in', 'info.der', '-outform', 'DER', '-out', 'forged.der'],
    )
    const granted = new asn1js.Sequence({ value: [new asn1js.Integer({ value: 0 })] })
    const token = asn1js.fromBER(Uint8Array.from(readFileSync(path('forged.der'))).buffer).result
    return Buffer.from(new asn1js.Sequence({ value: [granted, token] }).toBER())
  }
  return {
    password,
    p12: path('issuer.p12'),
    oldP12: path('old.p12'),
    bareP12: path('bare.p12'),
    endedP12: path('ended.p12'),
    certificate: path('issuer.pem'),
    ca: path('ca.pem'),
    answer: answerWith((query) => reply(query)),
    answerAnother: answerWith(another),
    answerLarge: answerWith((query) => reply(query, 'large.cnf')),
    answerAs: (signer, shiftMs = 0) => answerWith((query) => replyAs(query, signer, shiftMs)),
    verifyStamp: (sealed) => {
      const [, hex = ''] = /\/Contents <([0-9a-f]+)>/.exec(Buffer.from(sealed).toString('latin1')) ?? []
      writeFileSync(path('stamped.der'), Buffer.from(hex.replace(/(?:00)+$/, ''), 'hex'))
      const parts = openssl('asn1parse', '-inform', 'DER', '-in', 'stamped.der').toString().split('\n')
      const offsetOf = (line: string | undefined) => String(Number(line?.split(':', 1)[0]))
      const at = parts.findIndex((line) => line.includes('id-smime-aa-timeStampToken'))
      openssl(
        ...['asn1parse', '-inform', 'DER', '-in', 'stamped.der', '-noout'],
        ...['-strparse', offsetOf(parts[at + 2]), '-out', 'token.der'],
      )
      const signature = parts.slice(0, at).findLast((line) => line.includes('OCTET STRING'))
      openssl(
        ...['asn1parse', '-inform', 'DER', '-in', 'stamped.der', '-noout'],
        ...['-strparse', offsetOf(signature), '-out', 'signature.bin'],
      )
      return execFileSync(
        'sh',
        ['-c', 'openssl ts -verify -token_in -in token.der -data signature.bin -CAfile ca.pem 2>&1 || true'],
        { cwd: folder, encoding: 'utf8' },
      )
    },
  }
}
