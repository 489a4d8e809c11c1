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

/** 'Praça da Sé' in its two parts, which an address has apart; a name without a known kind stays whole. */
export function splitStreet(name: string): { readonly streetType: string; readonly street: string } {
  const blank = name.indexOf(' ')
  const first = blank < 0 ? '' : name.slice(0, blank)
  return STREET_TYPES.has(first)
    ? { streetType: first, street: name.slice(blank + 1).trim() }
    : { streetType: '', street: name }
}
