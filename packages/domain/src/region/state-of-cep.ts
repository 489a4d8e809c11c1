import type { Cep, Uf } from '../document/types.ts'
import { CAPITAL_RANGES, type CepRange, STATE_RANGES } from './cep-ranges.ts'

/** The state that a postal code lies in, or null where no state's range has it. */
export function stateOfCep(cep: Cep): Uf | null {
  return find(STATE_RANGES, cep)
}

/** The state whose capital a postal code lies in, or null outside every capital. */
export function capitalOfCep(cep: Cep): Uf | null {
  return find(CAPITAL_RANGES, cep)
}

function find(ranges: readonly CepRange[], cep: Cep): Uf | null {
  const sector = Number(cep.slice(0, 5))
  return ranges.find(([, from, to]) => sector >= from && sector <= to)?.[0] ?? null
}
