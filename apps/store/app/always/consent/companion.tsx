import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { useCampaign } from '../../visit/campaign.ts'
import { SlowNotice } from '../failures/slow-notice.tsx'
import { takeEarlyFailures } from '../failures/tell-failure.ts'
import { watchFailures } from '../failures/watch-failures.ts'
import { ASK_AGAIN, takeAsked } from './ask-again.ts'
import { type Answer, type Consent, mayMeasure, readConsent } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { consentCopy } from './copy.ts'
import { keepConsent } from './keep-consent.ts'
import { useQuestionPlace } from './question-place.tsx'
import { useMeasuring } from './use-measuring.ts'

/** Asks about cookies where nothing was answered, or again from the footer; measures after a yes; tells what failed or takes long. */
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
      if (!takeAsked()) return
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

  function answer(given: Answer) {
    // A yes is about what comes after it.
    takeEarlyFailures()
    keepConsent(given)
    setConsent(given)
    setAsking(false)
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
