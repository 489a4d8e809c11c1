import { useState } from 'react'
import { type Attempts, createAttempts } from '../../../commands/attempts.ts'

/** Gives the keys of one kind of send. */
export function useAttempts(): Attempts {
  const [attempts] = useState(() => createAttempts())
  return attempts
}
