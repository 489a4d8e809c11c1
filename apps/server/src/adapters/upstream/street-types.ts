import { parseUf } from '@benefits/domain/region/states'

/** First words of street names that are the kind of way, as the directories write them. */
const STREET_TYPES: ReadonlySet<string> = new Set([
  'Acesso',
  'Alameda',
  'Área',
  'Avenida',
  'Beco',
  'Chácara',
  'Condomínio',
  'Conjunto',
  'Estrada',
  'Jardim',
  'Ladeira',
  'Largo',
  'Loteamento',
  'Marginal',
  'Parque',
  'Passagem',
  'Praça',
  'Quadra',
  'Rodovia',
  'Rua',
  'Servidão',
  'Setor',
  'Travessa',
  'Via',
  'Viaduto',
  'Viela',
  'Vila',
])

/** A road by its letters and number, as the directories write it without its kind: 'BR-101', 'SP-330'. */
const ROAD = /^([A-Z]{2})[- ]?[0-9]{2,3}\b/

/**
 * 'Praça da Sé' in its two parts, which an address has apart; a name without a known kind stays whole, but for roads,
 * whose letters say it.
 */
export function splitStreet(name: string): { readonly streetType: string; readonly street: string } {
  if (isRoad(name)) return { streetType: 'Rodovia', street: name }
  const blank = name.indexOf(' ')
  const first = blank < 0 ? '' : name.slice(0, blank)
  return STREET_TYPES.has(first)
    ? { streetType: first, street: name.slice(blank + 1).trim() }
    : { streetType: '', street: name }
}

/** The Union's roads and the states'. */
function isRoad(name: string): boolean {
  const letters = ROAD.exec(name)?.[1] ?? ''
  return letters === 'BR' || parseUf(letters) !== null
}
