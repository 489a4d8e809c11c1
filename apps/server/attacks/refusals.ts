import type { Answer } from '../test/support/purchase-steps.ts'

interface Refusal {
  readonly codigoRetorno?: { readonly codigo: number; readonly descricao: string }
}

/** The code of a refusal; undefined for an answer that is none. */
export function codeOfRefusal({ text }: Answer): number | undefined {
  return (JSON.parse(text) as Refusal).codigoRetorno?.codigo
}
