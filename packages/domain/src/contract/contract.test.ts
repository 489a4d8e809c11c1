import { describe, expect, test } from 'vitest'
import { parseCnpj } from '../document/parse-cnpj.ts'
import { canonicalJson } from './canonical-json.ts'
import {
  CHAIN_START,
  canonicalEvidence,
  chainedEvidence,
  EVIDENCE_ORDER,
  type EvidenceRecord,
  PERSONAL_MEMBERS,
  resealedEvidence,
  type Seals,
  sealedText,
} from './evidence.ts'

function cnpj() {
  const parsed = parseCnpj('11.222.333/0001-81')
  if (parsed === null) throw new Error('the sample CNPJ is valid')
  return parsed
}

describe('canonical JSON', () => {
  test('members go by name, at every depth, lists stay', () => {
    expect(canonicalJson({ b: [2, 1, { d: null, c: 'é"' }], a: true })).toBe(
      '{"a":true,"b":[2,1,{"c":"é\\"","d":null}]}',
    )
  })
  test('an undefined member is as if absent', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe(canonicalJson({ b: 1 }))
  })
  test('an undefined value is null where its place counts', () => {
    expect(canonicalJson([undefined, 1])).toBe('[null,1]')
    expect(canonicalJson(undefined)).toBe('null')
  })
  test('a number that JSON cannot hold is a bug', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(new RangeError('not a JSON number: NaN'))
  })
})

describe('evidence', () => {
  const record: EvidenceRecord = {
    id: 'e',
    issuerCode: 'VRPAT',
    channel: 'default',
    subChannel: '',
    leadId: 'l',
    cartId: 'c',
    contractId: 'k',
    template: '1',
    documentHash: 'd',
    inputsHash: 'i',
    cnpj: cnpj(),
    corporateName: 'Padaria Estrela do Sul',
    representativeName: 'Ana Lima',
    representativeCpf: '',
    email: 'ana@estrela.example',
    accountId: null,
    emailValidatedAt: null,
    sessionId: 's',
    requestId: 'r',
    ip: '203.0.113.7',
    userAgent: 'browser',
    acceptedText: 'text',
    acceptedAt: '2026-11-21T13:00:00.000Z',
    acceptedAtSaoPaulo: '2026-11-21T10:00:00-03:00',
  }

  test('every member is written, in the fixed order', () => {
    const written = JSON.parse(canonicalEvidence(record))
    expect(written.map(([name]: [string, unknown]) => name)).toEqual([...EVIDENCE_ORDER])
    expect(Object.fromEntries(written)).toEqual(record)
  })
  test('the order in which a record was built does not matter', () => {
    const { id, ...rest } = record
    expect(canonicalEvidence({ ...rest, id })).toBe(canonicalEvidence(record))
  })
  test('a link holds the one before it, the first 64 zeros', () => {
    expect(CHAIN_START).toMatch(/^0{64}$/)
    expect(chainedEvidence(record, null)).toBe(`${CHAIN_START}\n${canonicalEvidence(record)}`)
    expect(chainedEvidence(record, 'abc')).toBe(`abc\n${canonicalEvidence(record)}`)
  })

  const seals = Object.fromEntries(
    PERSONAL_MEMBERS.map((name) => [name, { salt: 'salt', digest: `digest of ${name}` }]),
  ) as Seals

  test('a sealed record reads the same without its personal values, and another one does not', () => {
    const empty = Object.fromEntries(PERSONAL_MEMBERS.map((name) => [name, '']))
    const erased = { ...record, ...empty } as EvidenceRecord
    expect(chainedEvidence(erased, 'abc', seals)).toBe(chainedEvidence(record, 'abc', seals))
    expect(chainedEvidence({ ...erased, cartId: 'other' }, 'abc', seals)).not.toBe(
      chainedEvidence(record, 'abc', seals),
    )
    const other = { ...seals, email: { salt: null, digest: 'other' } }
    expect(canonicalEvidence(record, other)).not.toBe(canonicalEvidence(record, seals))
  })
  test('a seal is made of its salt and the value', () => {
    expect(sealedText('salt', 'Ana Lima')).toBe('salt\nAna Lima')
  })
  test('a sealed record holds no personal value, and everything else', () => {
    const written = canonicalEvidence(record, seals)
    for (const name of PERSONAL_MEMBERS) expect(written).toContain(`["${name}Seal","digest of ${name}"]`)
    expect(written).not.toMatch(/Ana Lima|ana@estrela|203\.0\.113|browser/)
    expect(written).toContain('Padaria Estrela do Sul')
  })
  test('a later seal names the link that it speaks for and the one before it', () => {
    expect(resealedEvidence(record, { recordHash: 'own', previousHash: 'before', seals })).toBe(
      `before\nreseals own\n${canonicalEvidence(record, seals)}`,
    )
  })
})
