import type { Cep } from '@benefits/domain/document/types'
import { capitalOfCep, stateOfCep } from '@benefits/domain/region/state-of-cep'
import { stateOf } from '@benefits/domain/region/states'
import type { PostalAnswer, PostalDirectory } from '../../ports/postal.ts'
import { KNOWN_STREETS } from './known-streets.ts'

/** Codes that play a directory's bad days. */
const UNKNOWN_CODE = '00999999'
const BROKEN_CODE = '00000000'

/**
 * The embedded directory: state and capital from the public ranges, a few whole streets; nothing leaves the process.
 * 00999-999 is never found and 00000-000 makes it fail, so that both answers can be seen.
 */
export function createRangesDirectory(): PostalDirectory {
  return { findAddress: async (cep) => findAddress(cep) }
}

function findAddress(cep: Cep): PostalAnswer {
  if (cep === BROKEN_CODE) return { kind: 'unavailable' }
  if (cep === UNKNOWN_CODE) return { kind: 'notFound' }
  const known = KNOWN_STREETS[cep]
  if (known) return { kind: 'found', address: known }
  const state = stateOfCep(cep)
  if (state === null) return { kind: 'notFound' }
  const city = capitalOfCep(cep) === state ? stateOf(state).capital : ''
  return { kind: 'found', address: { streetType: '', street: '', district: '', city, state } }
}
