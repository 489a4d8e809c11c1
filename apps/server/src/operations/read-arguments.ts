import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import type { Subject } from './person/subject.ts'

/** What an operator asks for on the command line. */
export type Order =
  | { readonly kind: 'help' }
  | { readonly kind: 'evidenceCheck'; readonly json: boolean }
  | { readonly kind: 'migrate' }
  | { readonly kind: 'keepAssets' }
  | {
      readonly kind: 'personExport' | 'personErase'
      readonly subject: Subject
      readonly json: boolean
      /** Erase without asking. */
      readonly yes: boolean
      readonly operator: string
    }

/** An order that cannot be understood; its message is for the operator. */
export class WrongArguments extends Error {}

export const HELP = `Usage: npm run -s ops -- <command>

  person export --cpf CPF | --email ADDRESS   all that is stored of a person, in Portuguese
  person erase  --cpf CPF | --email ADDRESS   deletes or anonymises it, with the reason per table
  evidence check                              follows the chains of accepted contracts
  assets keep                                 puts this release's hashed files into ASSETS_DIR
  migrate                                     brings the database to this release, for a start with MIGRATE=0

  --cpf, --email   may be given together and several times, for one person
  --json           the answer as JSON; an export then holds the documents
  --yes            erases without asking
  --operator NAME  who does it, for the audit; else the system's user

The variables of docs/operations.md choose database and folders, as for the store itself. With the embedded database the
store has to be stopped first; with PostgreSQL it goes on.`

const OPTIONS = {
  cpf: { type: 'string', multiple: true },
  email: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  yes: { type: 'boolean', default: false },
  operator: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

/** Reads the arguments behind the program's name; throws `WrongArguments`. */
export function readArguments(args: readonly string[]): Order {
  const { values, positionals } = parse(args)
  if (values.help || positionals.length === 0) return { kind: 'help' }
  const command = positionals.join(' ')
  if (command === 'evidence check') return { kind: 'evidenceCheck', json: values.json }
  if (command === 'assets keep') return { kind: 'keepAssets' }
  if (command === 'migrate') return { kind: 'migrate' }
  if (command !== 'person export' && command !== 'person erase') {
    throw new WrongArguments(`There is no command '${command}'.`)
  }
  return {
    kind: command === 'person export' ? 'personExport' : 'personErase',
    subject: readSubject(values.cpf ?? [], values.email ?? []),
    json: values.json,
    yes: values.yes,
    operator: values.operator?.trim() || userInfo().username,
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: true })
  } catch (error) {
    throw new WrongArguments(error instanceof Error ? error.message : String(error))
  }
}

function readSubject(cpfs: readonly string[], emails: readonly string[]): Subject {
  if (cpfs.length + emails.length === 0) throw new WrongArguments('Name the person with --cpf or --email.')
  return {
    cpfs: cpfs.map((text) => {
      const cpf = parseCpf(text)
      if (cpf === null) throw new WrongArguments('--cpf is no CPF: its check digits are wrong.')
      return cpf
    }),
    emails: emails.map((text) => {
      const email = text.trim().toLowerCase()
      if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new WrongArguments('--email is no e-mail address.')
      return email
    }),
  }
}
