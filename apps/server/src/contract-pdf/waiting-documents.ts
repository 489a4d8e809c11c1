import { FixedQueue, queueOptionsSymbol, type TaskQueue } from 'piscina'

/** What comes first in the queue of documents: contracts, drafts and finals alike; proposals wait for them. */
export type Urgency = 'contract' | 'proposal'

/** An order that the queue knows the urgency of; the worker gets the order alone. */
export function withUrgency<T extends object>(order: T, urgency: Urgency): T {
  return { ...order, [queueOptionsSymbol]: { urgency } }
}

/**
 * The pool's queue, by urgency and within one as they came
 * (https://piscinajs.dev/api-reference/task-queue).
 */
export function createWaitingDocuments(): TaskQueue {
  const contracts = new FixedQueue()
  const proposals = new FixedQueue()
  const queueOf = (task: Parameters<TaskQueue['push']>[0]) => {
    const { urgency } = (task[queueOptionsSymbol] ?? {}) as { readonly urgency?: Urgency }
    return urgency === 'proposal' ? proposals : contracts
  }
  return {
    get size() {
      return contracts.size + proposals.size
    },
    shift: () => contracts.shift() ?? proposals.shift(),
    push: (task) => queueOf(task).push(task),
    unshift: (task) => queueOf(task).unshift(task),
    remove: (task) => queueOf(task).remove(task),
  }
}
