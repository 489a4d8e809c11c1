import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { titleOf } from '../../../always/issuer/page-title.ts'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { standAt } from '../../../visit/access-moves.ts'
import { useVisitor, useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { FLOWS } from '../../flow/public.ts'
import { identificationCopy as copy, type ShownStep } from '../copy.ts'
import { furthestStep, STEP_HASHES, shownStep, stepOfHash } from './step-hash.ts'

const NUMBERS = { identification: 1, register: 2, password: 3, confirmation: 4 } as const satisfies Record<
  ShownStep,
  number
>

/**
 * The step that the address asks for, as far as the data allow; an address that asks for none, or for too much, is
 * mended. Until the page is open (`isOpen`, the tab's copy is read) it is the first one, and nothing is mended. When
 * the step changes the document's title tells it and its heading takes the focus; also when it comes back from behind
 * another screen that stood in its place (`isBehind`).
 */
export function useShownStep(
  isOpen: boolean,
  isBehind: boolean,
): {
  readonly step: ShownStep
  readonly heading: RefObject<HTMLHeadingElement | null>
} {
  const store = useVisitorStore()
  const go = useNavigateKeepingQuery()
  const { hash } = useLocation()
  const { issuerName } = useIssuer().identity
  const access = useVisitor((state) => state.access)
  const cnpj = useVisitor(({ customer }) => customer.company?.cnpj)
  const heading = useRef<HTMLHeadingElement>(null)
  const isCompanyKnown = cnpj !== undefined && parseCnpj(access.cnpjTyped) === cnpj
  const kept = access.step === 'verification' ? 'confirmation' : access.step
  const step = isOpen
    ? shownStep(
        stepOfHash(hash) ?? kept,
        furthestStep(access, isCompanyKnown),
        access.known?.user?.isLegacy ?? false,
      )
    : 'identification'
  const shown = useRef<ShownStep | 'other' | null>(null)

  useEffect(() => {
    if (isOpen && hash !== STEP_HASHES[step]) {
      go(`${FLOWS.accounts.pages.access.path}${STEP_HASHES[step]}`, {
        replace: true,
        preventScrollReset: true,
      })
    }
  }, [go, hash, step, isOpen])

  useEffect(() => {
    if (!isOpen) return
    if (isBehind) {
      shown.current = 'other'
      return
    }
    store.move(standAt, step)
    document.title = titleOf(issuerName, `${copy.stepOf(NUMBERS[step])}: ${copy.steps[step].title}`)
    if (shown.current !== null && shown.current !== step) heading.current?.focus({ preventScroll: true })
    shown.current = step
  }, [store, issuerName, step, isOpen, isBehind])

  return { step, heading }
}
