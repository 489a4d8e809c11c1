import { setTimeout as wait } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Answer, Request, SendRequest } from '../../apps/server/test/support/purchase-steps.ts'

/** What buyers met while they bought. */
export interface Tally {
  answers: number
  /** Refusals by the store's own words, one entry each: when, in ms of `performance.now()`. */
  readonly refusedAt: number[]
}

const AGAIN_MS = 200
const PATIENCE_MS = 90_000

/**
 * Asks as a client does that is told to come again: the store's own 503, with Retry-After, is asked again; any other
 * failure, a lost connection among them, rejects.
 */
export function nightClient(address: () => string, tally: Tally): SendRequest {
  return async (request) => {
    const until = performance.now() + PATIENCE_MS
    for (let tries = 0; ; tries++) {
      const answer = await send(address(), request)
      tally.answers += 1
      if (answer.status !== 503) {
        if (answer.status >= 500) throw new Error(`${request.path} answered ${answer.status}: ${answer.text}`)
        return { ...answer, isRepeated: tries > 0 }
      }
      tally.refusedAt.push(performance.now())
      expectOwnRefusal(answer)
      if (performance.now() > until) throw new Error(`${request.path} was refused for ${PATIENCE_MS} ms.`)
      await wait(AGAIN_MS)
    }
  }
}

function expectOwnRefusal({ headers, text }: Pick<Answer, 'headers' | 'text'>): void {
  expect(Number(headers.get('retry-after')), text).toBeGreaterThan(0)
  expect(JSON.parse(text)).toEqual({
    codigoRetorno: {
      codigo: 503,
      descricao: 'O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente.',
    },
  })
}

async function send(
  address: string,
  { method, path, body, headers }: Request,
): Promise<Omit<Answer, 'isRepeated'>> {
  const response = await fetch(new URL(path, address), {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const bytes = new Uint8Array(await response.arrayBuffer())
  return {
    status: response.status,
    text: new TextDecoder().decode(bytes),
    bytes,
    headers: response.headers,
  }
}
