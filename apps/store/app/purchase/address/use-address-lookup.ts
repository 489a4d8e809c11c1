import { CODE } from '@benefits/copy/code-of-refusal'
import { FAILURE_TEXTS } from '@benefits/copy/failure-texts'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { stateOfCep } from '@benefits/domain/region/state-of-cep'
import { useLayoutEffect, useRef, useState } from 'react'
import { useWarn } from '../../always/warning/warning-provider.tsx'
import { plainWarning } from '../../always/warning-dialog/warning-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import {
  ADDRESS_PARTS,
  type AddressFieldName,
  type AddressKind,
  addressText,
  fieldOf,
} from '../../visit/address-draft.ts'
import {
  type AddressText,
  LOOKED_UP,
  type LookedUpPart,
  type ResolvedAddress,
  resolveFoundAddress,
  resolveUnansweredLookup,
} from './resolve-lookup.ts'

/** The fields of both addresses, in whatever form they stand. */
export type AddressValues = Readonly<Record<AddressFieldName, string>>

/** What of a form an address needs. */
export interface AddressForm {
  readonly values: AddressValues
  readonly change: (name: AddressFieldName, value: string) => void
}

/** An address's lookup by postal code. */
export interface AddressLookup {
  /** `unknown`: the service does not know a code that a state's range has, as those of new streets. */
  readonly status: 'idle' | 'searching' | 'found' | 'unknown'
  /** Locked parts are the postal service's word; what it did not know is open for typing. */
  readonly isLocked: (part: LookedUpPart) => boolean
  /** Looks the code up once it is whole; an older answer never fills the form. */
  readonly look: (typed: string) => void
}

/**
 * Fills an address from its postal code. A code of no state is told beside the field and must be another one; one
 * that the service does not know is told and may stay; when the service fails, a warning says so. All three open the
 * fields.
 */
export function useAddressLookup(
  form: AddressForm,
  known: AddressValues,
  kind: AddressKind,
  onMissing: (typed: string) => void,
): AddressLookup {
  const warn = useWarn()
  const [status, setStatus] = useState<AddressLookup['status']>('idle')
  const [open, setOpen] = useState<readonly LookedUpPart[]>(() => openAtFirst(form.values, known, kind))
  const flight = useRef<AbortController | null>(null)
  // An answer meets what was typed while it was on its way.
  const latest = useRef(form.values)
  useLayoutEffect(() => {
    latest.current = form.values
  })

  async function look(typed: string) {
    flight.current?.abort()
    const cep = parseCep(typed)
    if (cep === null) return setStatus('idle')
    const own = new AbortController()
    flight.current = own
    setStatus('searching')
    const result = await runCommand('findAddress', { params: { cep } }, own.signal).catch(() => null)
    if (result === null || flight.current !== own) return
    const before = addressText(kind, latest.current)
    if (result.ok) {
      take(before, resolveFoundAddress(before, open, result.answer))
      return setStatus('found')
    }
    take(before, resolveUnansweredLookup(before, open, cep))
    const isUnknown = result.problem.code === CODE.cepUnknown
    const isInRange = stateOfCep(cep) !== null
    setStatus(isUnknown && isInRange ? 'unknown' : 'idle')
    if (isUnknown && !isInRange) onMissing(typed)
    if (!isUnknown) warn(plainWarning('warning', WARNING_TEXTS.cautionTitle, FAILURE_TEXTS.cepServiceDown))
  }

  function take(before: AddressText, { address, open }: ResolvedAddress) {
    for (const part of ADDRESS_PARTS)
      if (address[part] !== before[part]) form.change(fieldOf(kind, part), address[part])
    setOpen(open)
  }
  return { status, isLocked: (part) => !open.includes(part), look: (typed) => void look(typed) }
}

/**
 * Without a postal code everything waits for it; with another one than is known, all may be typed on, since nobody
 * knows any more what the service said of it before the page was loaded again; with the known one, what is missing or
 * differs.
 */
export function openAtFirst(
  values: AddressValues,
  known: AddressValues,
  kind: AddressKind,
): readonly LookedUpPart[] {
  const cep = parseCep(values[fieldOf(kind, 'cep')])
  if (cep === null) return []
  if (cep !== parseCep(known[fieldOf(kind, 'cep')])) return LOOKED_UP
  return LOOKED_UP.filter((part) => {
    const field = fieldOf(kind, part)
    return values[field] === '' || values[field] !== known[field]
  })
}
