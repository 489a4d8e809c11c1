/** Parts of an address that name a desk, a department or a company rather than a person. */
const DESKS: ReadonlySet<string> = new Set(
  (
    'adm admin administracao administrativo atendimento beneficios cadastro cobranca comercial compras contabil ' +
    'contabilidade contato contratos depto departamento diretoria dp empresa equipe escritorio faturamento ' +
    'filial financas financeiro fiscal folha gerencia geral gestao grupo humanos info juridico loja marketing ' +
    'matriz noreply pagamento pagamentos pessoal pessoas recepcao recursos responda sac secretaria suporte teste ' +
    'time vendas'
  ).split(' '),
)

/** A part as a name is written; null where a form would not take it for one, or it names no person. */
function toName(part: string): string | null {
  if (!/^[a-z]{3,24}$/.test(part) || DESKS.has(part)) return null
  return part.charAt(0).toUpperCase() + part.slice(1)
}

/**
 * The first and last name that an e-mail tells: `marina.oliveira@…`, with exactly two parts that both may be names.
 * Null for every other address. It is a guess, without accents: whoever it is has the last word.
 */
export function nameOfEmail(email: string): { readonly firstName: string; readonly lastName: string } | null {
  const [first, last, ...more] = (email.toLowerCase().split('@')[0] ?? '').split(/[._]/)
  if (first === undefined || last === undefined || more.length > 0) return null
  const firstName = toName(first)
  const lastName = toName(last)
  return firstName === null || lastName === null ? null : { firstName, lastName }
}
