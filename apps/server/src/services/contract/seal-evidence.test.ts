import { createHash } from 'node:crypto'
import { type EvidenceRecord, PERSONAL_MEMBERS } from '@benefits/domain/contract/evidence'
import { expect, test } from 'vitest'
import { sealEvidence } from './seal-evidence.ts'

const record = Object.fromEntries(
  PERSONAL_MEMBERS.map((name) => [name, `the ${name}`]),
) as unknown as EvidenceRecord

test('each personal value has a seal of its own salt, and no other salt makes it', () => {
  const seals = sealEvidence(record)
  expect(Object.keys(seals)).toEqual([...PERSONAL_MEMBERS])
  for (const name of PERSONAL_MEMBERS) {
    const { salt, digest } = seals[name]
    expect(salt).toMatch(/^[0-9a-f]{32}$/)
    expect(digest).toBe(createHash('sha256').update(`${salt}\nthe ${name}`).digest('hex'))
  }
  expect(new Set(PERSONAL_MEMBERS.map((name) => seals[name].salt)).size).toBe(PERSONAL_MEMBERS.length)
})
