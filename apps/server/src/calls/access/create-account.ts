import { createAccount as definition } from '@benefits/wire/access/create-account'
import { done, refuse } from '../../outcome/outcome.ts'
import { checkRegistration, type Registration } from '../../services/access/check-registration.ts'
import { createAccount as create } from '../../services/access/create-account.ts'
import { answerCall } from '../handled-call.ts'

/** Where each checked field stands on the wire. */
const WIRE_FIELD = {
  firstName: 'primeiroNome',
  lastName: 'sobrenome',
  ddd: 'ddd',
  phone: 'numeroTelefone',
  birthDate: 'dataNascimento',
  password: 'senha',
  confirmedPassword: 'confirmarSenha',
  acceptedTerms: 'aceiteTermos',
} as const satisfies Record<keyof Registration, string>

/** Creates an access account; its first code is on its way when this answers. */
export const createAccount = answerCall(
  definition,
  async ({ body }, context, parts) => {
    const problems = checkRegistration(body, context.now)
    if (problems.length > 0) return refuse('fieldsRefused', { fields: problems.map(onWire) })
    const created = await create(body, context, parts)
    if (created.ok) return done({ result: { id: created.answer } })
    return 'problem' in created ? refuse('fieldsRefused', { fields: [onWire(created.problem)] }) : created
  },
  (body, now) => checkRegistration(fromWire(body), now).map(onWire),
)

/** What stands in a body whose shape is right but which the schema refuses; what is missing, or no text, is empty. */
function fromWire(body: Readonly<Record<string, unknown>>): Registration {
  const textOf = (field: keyof Registration) => {
    const told = body[WIRE_FIELD[field]]
    return typeof told === 'string' ? told : ''
  }
  const optionalOf = (field: keyof Registration) =>
    body[WIRE_FIELD[field]] === undefined ? undefined : textOf(field)
  return {
    firstName: textOf('firstName'),
    lastName: textOf('lastName'),
    ddd: textOf('ddd'),
    phone: textOf('phone'),
    birthDate: textOf('birthDate'),
    password: optionalOf('password'),
    confirmedPassword: optionalOf('confirmedPassword'),
    acceptedTerms: body[WIRE_FIELD.acceptedTerms] === true,
  }
}

function onWire({ field, message }: { readonly field: keyof Registration; readonly message: string }) {
  return { field: WIRE_FIELD[field], message }
}
