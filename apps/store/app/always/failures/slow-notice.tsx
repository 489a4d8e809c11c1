import { useEffect, useState } from 'react'
import { SLOW_COMMANDS } from '../../commands/slow-commands.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { failuresCopy } from './copy.ts'

/** Says over the page that what was asked for takes long and goes on (docs/rules/screens.md: slow). */
export function SlowNotice() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const tell = ({ detail }: CustomEvent<number>) => setSlow(detail > 0)
    addEventListener(SLOW_COMMANDS, tell as EventListener)
    return () => removeEventListener(SLOW_COMMANDS, tell as EventListener)
  }, [])
  return <Notice text={isSlow ? failuresCopy.slow : null} />
}
