import { useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { SLOW_COMMANDS } from '../../commands/command-events.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useCampaign } from '../../visit/campaign.ts'
import { ASK_AGAIN, consumeReopening, useQuestionPlace } from '../frame/cookie-question.tsx'
import { forgetPresses } from '../presses/hear-presses.ts'
import { type Answer, type Consent, readConsent } from '../presses/read-consent.ts'
import { drainEarlyFailures } from '../reports/report-failure.ts'
import { watchFailures } from '../reports/watch-failures.ts'
import { mayMeasure, storeConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { consentCopy, slowCopy } from './copy.ts'
import { useMeasuring } from './use-measuring.ts'

/**
 * Asks about cookies where nothing was answered, or again from the footer; measures after a yes; tells what failed or
 * takes long.
 */
export default function Companion() {
  const [consent, setConsent] = useState<Consent>(() => readConsent(document.cookie))
  const [isAsking, setAsking] = useState(consent === 'unanswered')
  const asker = useRef<Element | null>(null)
  const announce = useAnnounce()
  useCampaign()
  useMeasuring(mayMeasure(consent))
  const place = useQuestionPlace()

  useEffect(() => watchFailures(), [])
  useEffect(() => {
    const ask = () => {
      if (!consumeReopening()) return
      asker.current = document.activeElement
      setAsking(true)
    }
    // The footer may have been quicker than this script.
    ask()
    addEventListener(ASK_AGAIN, ask)
    return () => removeEventListener(ASK_AGAIN, ask)
  }, [])
  useEffect(() => {
    if (isAsking) announce(`${consentCopy.title}. ${consentCopy.needed} ${consentCopy.asked}`)
  }, [isAsking, announce])

  const settle = useCallback((given: Answer) => {
    // A yes is about what comes after it.
    drainEarlyFailures()
    if (given === 'refused') forgetPresses()
    setConsent(given)
    setAsking(false)
  }, [])
  useEffect(() => hearTabs(settle), [settle])
  useEffect(() => {
    // A tab that the browser had put to sleep heard nothing.
    const look = () => {
      const kept = readConsent(document.cookie)
      if (!document.hidden && kept !== 'unanswered' && kept !== consent) settle(kept)
    }
    addEventListener('visibilitychange', look)
    return () => removeEventListener('visibilitychange', look)
  }, [consent, settle])

  function answer(given: Answer) {
    storeConsent(given)
    tellTabs(given)
    settle(given)
    const next = asker.current?.isConnected ? asker.current : document.getElementById('conteudo')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }

  return (
    <>
      <SlowNotice />
      {isAsking &&
        place &&
        createPortal(<ConsentBanner takesFocus={asker.current !== null} onAnswer={answer} />, place)}
    </>
  )
}

/** Says over the page that what was asked for takes long and goes on (docs/rules/screens.md: slow). */
function SlowNotice() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const tell = ({ detail }: CustomEvent<number>) => setSlow(detail > 0)
    addEventListener(SLOW_COMMANDS, tell as EventListener)
    return () => removeEventListener(SLOW_COMMANDS, tell as EventListener)
  }, [])
  return <Notice text={isSlow ? slowCopy.slow : null} />
}

/** By this the open tabs of one browser tell each other what was answered. */
const CHANNEL = 'loja:consentimento'

/**
 * Tells every other open tab the answer: what one visitor said holds wherever they are (docs/rules/consent.md:
 * every-tab).
 */
function tellTabs(answer: Answer): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage(answer)
  channel.close()
}

/** Hears what is answered in another tab; gives the way to stop. */
function hearTabs(hear: (answer: Answer) => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'accepted' || data === 'refused') hear(data)
  }
  return () => channel.close()
}
