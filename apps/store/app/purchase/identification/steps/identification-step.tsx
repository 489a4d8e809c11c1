import { CODE } from '@benefits/copy/code-of-refusal'
import { fieldMessages } from '@benefits/copy/field-messages'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import type { CartLine } from '@benefits/domain/cart/cart-line'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIssuer } from '../../../always/issuer/store-view.ts'
import { useWarn, useWarnProblem } from '../../../always/warning/warning-provider.tsx'
import { problemText } from '../../../always/warning-dialog/load-warning.ts'
import { plainWarning } from '../../../always/warning-dialog/warning-table.ts'
import type { CommandResult, StoreCode } from '../../../commands/command-result.ts'
import type { Commands } from '../../../commands/command-table.ts'
import { runCommand } from '../../../commands/run-command.ts'
import { CnpjField, cnpjRule } from '../../../forms/contact/public.ts'
import { useAnnounce } from '../../../ui/feedback/live-region.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { identify, typeCnpj } from '../../../visit/access-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import { identificationCopy as copy } from '../copy.ts'
import { StepForm, type StepProps } from './step-form.tsx'

/** Refusals that belong to the field itself; all others open the warning modal. */
const FIELD_CODES: readonly StoreCode[] = [CODE.cnpjInvalid, CODE.companyUnknown]

const RULES = { cnpj: cnpjRule }

/** How long a number that was found may be looked at before the step goes on by itself; a press comes first. */
const LOOK_MS = 1200

interface IdentificationStepProps extends StepProps {
  /** The step goes on although nobody pressed anything. */
  readonly onByItself?: () => void
}

/**
 * Step 1: the company's CNPJ. It is looked up as soon as it is whole, so that 'Continuar' rarely waits; one that is
 * typed here and found leads on by itself, one that was there when the step came back does not.
 */
export function IdentificationStep({ onBack, onDone, onByItself }: IdentificationStepProps) {
  const store = useVisitorStore()
  const warn = useWarn()
  const warnProblem = useWarnProblem()
  const { shortName } = useIssuer().configuration.issuer
  const lookUp = useCompanyLookup()
  const form = useForm(RULES, { cnpj: store.getState().access.cnpjTyped })
  const { cnpj } = form.values
  const [given] = useState(cnpj)
  const isTyped = useRef(false)
  const announce = useAnnounce()
  const looking = useRef<ReturnType<typeof setTimeout>>(undefined)

  const goOn = useEffectEvent((tradeName: string) => {
    announce(copy.companyFound(tradeName))
    onByItself?.()
    void proceed({ cnpj })
  })

  useEffect(() => {
    store.move(typeCnpj, cnpj)
    if (cnpj !== given) isTyped.current = true
    const whole = parseCnpj(cnpj)
    if (!whole) return
    let isOver = false
    void lookUp(whole).then((found) => {
      if (isOver || !found.ok || !isTyped.current) return
      looking.current = setTimeout(() => goOn(found.answer.tradeName), LOOK_MS)
    })
    return () => {
      isOver = true
      clearTimeout(looking.current)
    }
  }, [store, lookUp, cnpj, given])

  function tellWhatLeft(before: readonly CartLine[]) {
    const { lines } = store.getState().shopping.cart
    const names = before.filter((line) => !lines.includes(line)).map(({ name }) => name)
    if (names.length > 0)
      warn(plainWarning('information', WARNING_TEXTS.cautionTitle, copy.contractedLeft(names)))
  }

  async function proceed(values: { readonly cnpj: string }) {
    clearTimeout(looking.current)
    isTyped.current = false
    const found = await lookUp(parseCnpj(values.cnpj) ?? '')
    if (found.ok) {
      const { lines } = store.getState().shopping.cart
      store.move(identify, values.cnpj, found.answer)
      onDone('advance')
      tellWhatLeft(lines)
    } else if (FIELD_CODES.includes(found.problem.code)) {
      const text = await problemText(found.problem.code, shortName)
      form.tell({ cnpj: found.problem.code === CODE.cnpjInvalid ? fieldMessages.cnpjInvalid : text })
    } else warnProblem(found.problem)
  }

  return (
    <StepForm
      onSubmit={form.submit(proceed)}
      onBack={onBack}
      submitLabel={copy.continue}
      busy={form.isSubmitting}
      lack={form.lack(copy.nouns)}
    >
      <CnpjField hint={form.isSubmitting ? copy.lookingUp : copy.cnpjHint} {...form.masked('cnpj')} />
    </StepForm>
  )
}

type Found = Promise<CommandResult<Commands['identifyCompany']['answer']>>

/** Looks companies up, each once: asking again for the same CNPJ gives the same answer, but for one that never came. */
function useCompanyLookup(): (cnpj: string) => Found {
  const last = useRef<{ readonly cnpj: string; readonly found: Found } | null>(null)
  return useCallback((cnpj) => {
    if (last.current?.cnpj === cnpj) return last.current.found
    const found = runCommand('identifyCompany', { params: { cnpj } })
    last.current = { cnpj, found }
    void found.then((result) => {
      const mayChange = !result.ok && result.problem.status !== 422 && result.problem.status !== 404
      if (mayChange && last.current?.found === found) last.current = null
    })
    return found
  }, [])
}
