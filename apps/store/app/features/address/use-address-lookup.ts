import { CODE } from '@benefits/copy/code-of-refusal'
import { FAILURE_TEXTS } from '@benefits/copy/failure-texts'
import { WARNING_TEXTS } from '@benefits/copy/warning-texts'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { useRef, useState } from 'react'
import { runCommand } from '../../commands/run-command.ts'
import { useWarn } from '../../warning/warning-provider.tsx'
import { plainWarning } from '../../warning/warning-table.ts'
import { type AddressFieldName, type AddressKind, fieldOf } from './draft/address-draft.ts'

/** The parts of an address that a postal code tells. */
export const LOOKED_UP = ['streetType', 'street', 'district', 'city', 'state'] as const
export type LookedUpPart = (typeof LOOKED_UP)[number]

/** The fields of both addresses, in whatever form they stand. */
export type AddressValues = Readonly<Record<AddressFieldName, string>>

/** What of a form an address needs. */
export interface AddressForm {
  readonly values: AddressValues
  readonly change: (name: AddressFieldName, value: string) => void
}

/** An address's lookup by postal code. */
export interface AddressLookup {
  readonly status: 'idle' | 'searching' | 'found'
  /** Locked parts are the postal service's word; what it did not know is open for typing. */
  readonly isLocked: (part: LookedUpPart) => boolean
  /** Looks the code up once it is whole; an older answer never fills the form. */
  readonly look: (typed: string) => void
}

/**
 * Fills an address from its postal code. A code that does not exist is told beside the field; when the service fails, a
 * warning says so. Both open the fields.
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

  async function look(typed: string) {
    flight.current?.abort()
    const cep = parseCep(typed)
    if (cep === null) return setStatus('idle')
    const own = new AbortController()
    flight.current = own
    setStatus('searching')
    const result = await runCommand('findAddress', { params: { cep } }, own.signal).catch(() => null)
    if (result === null || flight.current !== own) return
    if (result.ok) {
      for (const part of LOOKED_UP) form.change(fieldOf(kind, part), result.answer[part])
      setOpen(LOOKED_UP.filter((part) => result.answer[part] === ''))
      return setStatus('found')
    }
    setStatus('idle')
    setOpen(LOOKED_UP)
    if (result.problem.code === CODE.cepUnknown) onMissing(typed)
    else warn(plainWarning('warning', WARNING_TEXTS.cautionTitle, FAILURE_TEXTS.cepServiceDown))
  }
  return { status, isLocked: (part) => !open.includes(part), look: (typed) => void look(typed) }
}

/**
 * Without a postal code everything waits for it; with one, what is missing may be typed, and what was typed before the page
 * was loaded again may be typed on.
 */
export function openAtFirst(
  values: AddressValues,
  known: AddressValues,
  kind: AddressKind,
): readonly LookedUpPart[] {
  if (parseCep(values[fieldOf(kind, 'cep')]) === null) return []
  return LOOKED_UP.filter((part) => {
    const field = fieldOf(kind, part)
    return values[field] === '' || values[field] !== known[field]
  })
}
