import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { apiActivity } from '../../commands/api-activity.ts'
import type { CommandResult } from '../../commands/command-result.ts'
import { LOST, readResult } from '../../commands/read-result.ts'

/** A contract as the browser holds it: the document, and the hash under which it is accepted. */
export interface ContractFile {
  readonly blob: Blob
  /** SHA-256 in lower-case hex. */
  readonly hash: string
  readonly name: string
}

/** Fetches the lead's contract, of the way to pay that was chosen, from the store's server half. Never rejects. */
export async function fetchContract(
  leadId: string,
  method: PaymentMethod = 'boleto',
): Promise<CommandResult<ContractFile>> {
  const finished = apiActivity.started()
  const result = await ask(leadId, method).catch(() => LOST)
  finished(result.ok ? null : result.problem)
  return result
}

async function ask(leadId: string, method: PaymentMethod): Promise<CommandResult<ContractFile>> {
  const query = new URLSearchParams(location.search)
  if (method === 'creditCard') query.set('cartao', '')
  const response = await fetch(`/recursos/contrato/${leadId}?${query}`, {
    credentials: 'same-origin',
  })
  if (!response.ok) return readResult(response)
  return {
    ok: true,
    answer: {
      blob: await response.blob(),
      hash: response.headers.get('x-contract-hash') ?? '',
      name: fileName(response.headers.get('content-disposition')),
    },
  }
}

/** The name that the server gives the file, or a plain one. */
export function fileName(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'contrato.pdf'
}

/** Has the browser save a file under its name. */
export function saveFile({ blob, name }: { readonly blob: Blob; readonly name: string }) {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The save has its own hold on the bytes once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
