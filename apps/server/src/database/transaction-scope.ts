import { AsyncLocalStorage } from 'node:async_hooks'
import { OwnError } from '../ports/own-error.ts'

/** What the running transaction remembers: whether it is still open and what waits for its commit. */
export interface TransactionScope {
  open: boolean
  readonly afterCommit: (() => void)[]
}

const scopes = new AsyncLocalStorage<TransactionScope>()

/** Runs `work` as the inside of one transaction. */
export function runInScope<T>(scope: TransactionScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work)
}

/** Runs `effect` once the surrounding transaction has committed; at once where there is none. */
export function afterCommit(effect: () => void): void {
  const scope = scopes.getStore()
  if (scope?.open) scope.afterCommit.push(effect)
  else effect()
}

/**
 * Throws inside an open transaction. Called wherever the outer connection is taken: the embedded engine has one
 * connection and would wait for itself forever, PostgreSQL would read outside the transaction unnoticed.
 */
export function refuseInsideTransaction(what: string): void {
  if (scopes.getStore()?.open) {
    throw new OwnError(
      `${what} was used inside a transaction: pass the transaction (trx) to every query in it.`,
    )
  }
}
