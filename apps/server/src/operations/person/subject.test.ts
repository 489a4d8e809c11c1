import { describe, expect, it, test } from 'vitest'
import { peopleOf, whoIs } from './people-of.ts'
import { hashSubject, maskId, mentions, normaliseId } from './subject.ts'

test.each([
  ['ana@alfa.example', true],
  ['<Ana@Alfa.example>', true],
  ['de ana@alfa.example.', true],
  ['["ana@alfa.example"]', true],
  ['joana@alfa.example', false],
  ['x.ana@alfa.example', false],
  ['ana@alfa.example.org', false],
  ['ana@alfa.examples', false],
  ['xana@alfa.example ana@alfa.example', true],
])('%s names ana@alfa.example: %s', (text, expected) => {
  expect(mentions(text, ['ana@alfa.example'])).toBe(expected)
})

test('a CPF is the same with and without its mask', () => {
  expect(normaliseId('529.982.247-25')).toBe('52998224725')
  expect(normaliseId(' Ana@Alfa.Example ')).toBe('ana@alfa.example')
  expect([maskId('52998224725'), maskId('joana@alfa.example')]).toEqual([
    '529.***.***-25',
    'joa***@alfa.example',
  ])
})

test('hashes of the audit depend on the store’s key', () => {
  const subject = { cpfs: ['52998224725'], emails: ['ana@alfa.example'] }
  const [one, other] = ['a', 'b'].map((key) => hashSubject(subject, Buffer.from(key.repeat(32))))
  expect(one).toHaveLength(2)
  expect(one).not.toEqual(other)
  expect(hashSubject(subject, Buffer.from('a'.repeat(32)))).toEqual(one)
})

describe('who is who in a purchase', () => {
  const lead = {
    contact: { name: 'Ana Lima', email: 'Ana@alfa.example', phone: '11987654321' },
    company: {
      registration: { name: 'Ana Lima', email: 'ana@alfa.example', cpf: '52998224725', phone: '' },
      legalRepresentative: { name: 'Ana M. Lima', document: '529.982.247-25' },
      extraContacts: [{ name: 'Rita Sócia', document: '11144477735' }],
    },
  }
  const places = (ids: readonly string[]) =>
    whoIs(peopleOf(lead, []), ids).map(({ place, name }) => [place, name])

  it('an e-mail leads to the CPF beside it, and that to the representative', () => {
    expect(places(['ana@alfa.example'])).toEqual([
      ['contact', 'Ana Lima'],
      ['registration', 'Ana Lima'],
      ['representative', 'Ana M. Lima'],
    ])
    expect(places(['52998224725'])).toEqual(places(['ana@alfa.example']))
  })

  it('others stay others', () => {
    expect(places(['11144477735'])).toEqual([['representative', 'Rita Sócia']])
    expect(places(['rita@alfa.example'])).toEqual([])
  })
})
