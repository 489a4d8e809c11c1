import type { Uf } from '../document/types.ts'

/** A state, its name and its capital as people write them. */
export interface State {
  readonly uf: Uf
  readonly name: string
  readonly capital: string
}

const NAMES = {
  AC: ['Acre', 'Rio Branco'],
  AL: ['Alagoas', 'Maceió'],
  AP: ['Amapá', 'Macapá'],
  AM: ['Amazonas', 'Manaus'],
  BA: ['Bahia', 'Salvador'],
  CE: ['Ceará', 'Fortaleza'],
  DF: ['Distrito Federal', 'Brasília'],
  ES: ['Espírito Santo', 'Vitória'],
  GO: ['Goiás', 'Goiânia'],
  MA: ['Maranhão', 'São Luís'],
  MT: ['Mato Grosso', 'Cuiabá'],
  MS: ['Mato Grosso do Sul', 'Campo Grande'],
  MG: ['Minas Gerais', 'Belo Horizonte'],
  PA: ['Pará', 'Belém'],
  PB: ['Paraíba', 'João Pessoa'],
  PR: ['Paraná', 'Curitiba'],
  PE: ['Pernambuco', 'Recife'],
  PI: ['Piauí', 'Teresina'],
  RJ: ['Rio de Janeiro', 'Rio de Janeiro'],
  RN: ['Rio Grande do Norte', 'Natal'],
  RS: ['Rio Grande do Sul', 'Porto Alegre'],
  RO: ['Rondônia', 'Porto Velho'],
  RR: ['Roraima', 'Boa Vista'],
  SC: ['Santa Catarina', 'Florianópolis'],
  SP: ['São Paulo', 'São Paulo'],
  SE: ['Sergipe', 'Aracaju'],
  TO: ['Tocantins', 'Palmas'],
} as const satisfies Record<Uf, readonly [name: string, capital: string]>

/** The 26 states and the Federal District, in the order of their names. */
export const STATES: readonly State[] = (Object.keys(NAMES) as Uf[]).map((uf) => stateOf(uf))

/** A state by its two letters. */
export function stateOf(uf: Uf): State {
  const [name, capital] = NAMES[uf]
  return { uf, name, capital }
}

/** The state that two letters name, in either case, or null. */
export function parseUf(text: string): Uf | null {
  const letters = text.trim().toUpperCase()
  return Object.hasOwn(NAMES, letters) ? (letters as Uf) : null
}
