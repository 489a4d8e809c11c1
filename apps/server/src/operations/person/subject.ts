import { createHmac, hkdfSync } from 'node:crypto'

/** Whom a request is about: bare CPFs and e-mails in lower case, at least one of them. */
export interface Subject {
  readonly cpfs: readonly string[]
  readonly emails: readonly string[]
}

/** Everything that names a person, as stored values are compared with. */
export function idsOf({ cpfs, emails }: Subject): readonly string[] {
  return [...cpfs, ...emails]
}

const CPF = /^\d{11}$/

/** A stored value as ids are compared: a CPF without its mask, anything else in lower case. */
export function normaliseId(value: string): string {
  const bare = value.replace(/[.\-\s]/g, '')
  return CPF.test(bare) ? bare : value.trim().toLowerCase()
}

/** Whether a text has one of the ids in it, as a word of its own: `ana@x.example` is not in `joana@x.example`. */
export function mentions(text: string, ids: readonly string[]): boolean {
  const lower = text.toLowerCase()
  return ids.some((id) => hasWord(lower, id))
}

function hasWord(text: string, id: string): boolean {
  for (let at = text.indexOf(id); at >= 0; at = text.indexOf(id, at + 1)) {
    const before = text.slice(Math.max(0, at - 1), at)
    const after = text.slice(at + id.length, at + id.length + 2)
    if (!/[\w.+-]/.test(before) && !/^(?:[\w-]|\.\w)/.test(after)) return true
  }
  return false
}

/** An id as an operator may see it who did not type it: `529.***.***-25`, `joa***@alfa.example`. */
export function maskId(id: string): string {
  if (CPF.test(id)) return `${id.slice(0, 3)}.***.***-${id.slice(9)}`
  const [name = '', host = ''] = id.split('@')
  return `${name.slice(0, 3)}***@${host}`
}

/** Keyed hashes of a subject's ids: the audit can be asked whether somebody was in it, and tells nobody. */
export function hashSubject(subject: Subject, secret: Uint8Array): readonly string[] {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'requests about people', 32))
  return idsOf(subject).map((id) => createHmac('sha256', key).update(id).digest('base64url'))
}
