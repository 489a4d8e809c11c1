import { OwnError } from './own-error.ts'

/**
 * The outside world refuses this very thing whatever is tried: a mailbox that does not exist, a message too large. A
 * job that rejects with it is not tried again. Its message holds no personal data.
 */
export class RefusedForGood extends OwnError {
  override readonly name = 'RefusedForGood'
}
