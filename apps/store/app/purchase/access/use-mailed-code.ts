import { readCodeFragment, readOpeningFragment } from '@benefits/domain/access/code-fragment'
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

/** What a link in the message has behind its `#`, once: it leaves the address at once. Null without it. */
export function useFragmentOfAddress(read: (hash: string) => string | null): string | null {
  const { hash } = useLocation()
  const go = useNavigateKeepingQuery()
  const found = read(hash)
  const [kept, setKept] = useState<string | null>(null)
  useEffect(() => {
    if (found === null) return
    setKept(found)
    go(PATHS.verification, { replace: true, preventScrollReset: true })
  }, [found, go])
  return found ?? kept
}

/**
 * Takes the code whose link was opened in another tab of this browser, or hears that the message's other link was, and
 * says so there.
 */
export function useLinkOfOtherTab(take: (code: string) => void, hearOpened: () => void): void {
  const name = useChannelName()
  useEffect(() => {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data !== 'string') return
      const code = readCodeFragment(data)
      if (code !== null) take(code)
      else if (readOpeningFragment(data) !== null) hearOpened()
      else return
      channel.postMessage(TAKEN)
    }
    return () => channel.close()
  }, [name, take, hearOpened])
}

/** Offers a link's fragment to the tab that waits for a code; null until one took it, or none did. */
export function useOfferedFragment(fragment: string | null): boolean | null {
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
