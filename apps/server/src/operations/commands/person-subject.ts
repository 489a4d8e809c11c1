import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { openObjects } from '../../adapters/objects/open-objects.ts'
import { loadFormerSecrets, loadSecret } from '../../process/load-secret.ts'
import type { PersonService } from '../person/serve-person.ts'
import type { Subject } from '../person/subject.ts'
import { type Given, type Option, WrongArguments } from './command.ts'
import type { Desk } from './desk.ts'

/** How a person is named. */
export const SUBJECT_OPTIONS = {
  cpf: { type: 'string', multiple: true, value: 'CPF', about: 'of the person; several for one person' },
  email: { type: 'string', multiple: true, value: 'ADDRESS', about: 'likewise, alone or beside --cpf' },
} as const satisfies Record<string, Option>

/** Whom a command is about; throws `WrongArguments`. */
export function readSubject(given: Given): Subject {
  const [cpfs, emails] = [given.texts('cpf'), given.texts('email')]
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

/** What the services of people work with. */
export async function servicesOf({ config, database, operator, now }: Desk): Promise<PersonService> {
  return {
    database: await database(),
    objects: await openObjects(config()),
    config: config(),
    secret: loadSecret(config()),
    formerSecrets: loadFormerSecrets(config()),
    operator,
    now,
  }
}
