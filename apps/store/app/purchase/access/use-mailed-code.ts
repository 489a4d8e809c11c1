import { readCodeFragment } from '@benefits/domain/access/code-fragment'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../addresses/paths.ts'
import { useIssuer } from '../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../always/navigation/use-kept-query.ts'
import { visitName } from '../../visit/visitor-store.ts'

/** How long another tab may take to say that it was waiting for the code. */
const ANSWER_MS = 1500
const TAKEN = 'taken'

/** The tabs of one browser that are on an issuer's pages. */
function useChannelName(): string {
  return `${visitName(useIssuer().configuration.issuer.code)}:codigo`
}

/** The code of the link in the message, once: it leaves the address at once. Null without one. */
export function useCodeOfAddress(): string | null {
  const { hash } = useLocation()
  const go = useNavigateKeepingQuery()
  const found = readCodeFragment(hash)
  const [code, setCode] = useState<string | null>(null)
  useEffect(() => {
    if (found === null) return
    setCode(found)
    go(PATHS.verification, { replace: true, preventScrollReset: true })
  }, [found, go])
  return found ?? code
}

/** Takes the code whose link was opened in another tab of this browser, and says so there. */
export function useCodeOfOtherTab(take: (code: string) => void): void {
  const name = useChannelName()
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const code = typeof data === 'string' ? readCodeFragment(data) : null
      if (code === null) return
      take(code)
      channel.postMessage(TAKEN)
    }
    return () => channel.close()
  }, [name, take])
}

/** Offers a fragment with a code to the tab that waits for one; null until one took it, or none did. */
export function useOfferedCode(fragment: string | null): boolean | null {
  const name = useChannelName()
  const [isTaken, setTaken] = useState<boolean | null>(null)
  useEffect(() => {
    if (fragment === null) return
    const channel = new BroadcastChannel(name)
    const timer = setTimeout(() => setTaken(false), ANSWER_MS)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data !== TAKEN) return
      clearTimeout(timer)
      setTaken(true)
    }
    channel.postMessage(fragment)
    return () => {
      clearTimeout(timer)
      channel.close()
    }
  }, [name, fragment])
  return isTaken
}
