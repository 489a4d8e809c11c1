import type { CallProblem } from '@benefits/wire/problem'
import { apiActivity } from '../../commands/api-activity.ts'
import type { CommandResult } from '../../commands/command-result.ts'

/** A contract as the browser holds it: the document, and the hash under which it is accepted. */
export interface ContractFile {
  readonly blob: Blob
  /** SHA-256 in lower-case hex. */
  readonly hash: string
  readonly name: string
}

const LOST: CallProblem = { code: -99, status: 0, description: '', fields: [] }
/** Said by whoever answers before the store does: its process ends. */
const UNAVAILABLE: CallProblem = { code: -6, status: 503, description: '', fields: [] }

/** Fetches the lead's contract from the store's server half. Never rejects. */
export async function fetchContract(leadId: string): Promise<CommandResult<ContractFile>> {
  const finished = apiActivity.started()
  const result = await ask(leadId).catch(() => ({ ok: false, problem: LOST }) as const)
  finished(result.ok ? null : result.problem)
  return result
}

async function ask(leadId: string): Promise<CommandResult<ContractFile>> {
  const response = await fetch(`/recursos/contrato/${leadId}${location.search}`, {
    credentials: 'same-origin',
  })
  if (!response.ok) {
    const told: Partial<CommandResult<ContractFile>> = await response.json()
    if (told.ok === false && told.problem) return { ok: false, problem: told.problem }
    return { ok: false, problem: response.status === UNAVAILABLE.status ? UNAVAILABLE : LOST }
  }
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
