import { EVIDENCE_ORDER } from '@benefits/domain/contract/evidence'
import { expect, test } from 'vitest'
import { readEvidence, readRemainingEvidence, remainingEvidenceOrNull } from './stored-evidence.ts'

const ID = '01900000-0000-7000-8000-000000000002'
const record = {
  ...Object.fromEntries(EVIDENCE_ORDER.map((name) => [name, `its ${name}`])),
  email: '',
  accountId: null,
}

test('an acceptance is read as it stands, erased or not, with members that nobody knows', () => {
  const erased = { ...record, facts: null, forwardedFor: '10.0.0.1' }
  expect(readRemainingEvidence({ id: ID, record: erased })).toEqual(erased)
  expect(remainingEvidenceOrNull({ record })).toEqual(record)
})

test.each([
  [{ ...record, email: undefined }, 'record.email'],
  [{ ...record, email: 5, ip: null }, 'record.ip'],
  [{ ...record, facts: { template: 'contrato-3' } }, 'record.facts.number'],
  ['its text', 'record'],
])('one that does not fit is an error that names table, id and member, and no value', (broken, member) => {
  const read = () => readRemainingEvidence({ id: ID, record: broken })
  expect(read).toThrow(`evidences ${ID} does not fit: `)
  expect(read).toThrow(member)
  expect(read).not.toThrow('its ')
  expect(remainingEvidenceOrNull({ record: broken })).toBeNull()
})

test('whoever needs the facts of an erased acceptance is told that they are gone', () => {
  expect(() => readEvidence({ id: ID, record: { ...record, facts: null } })).toThrow(
    `evidences ${ID} does not fit: record.facts`,
  )
})
