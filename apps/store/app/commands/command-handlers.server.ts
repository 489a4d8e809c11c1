import { readAsked } from '@benefits/wire/input/read-asked'
import { answered, type CommandHandler } from './answer.server.ts'
import type { Calls } from './calls/create-calls.server.ts'
import type { CommandResult } from './command-result.ts'
import { COMMAND_PATHS, type CommandName, type ComposedName, type PassedName } from './command-table.ts'
import { COMPOSED_SHAPES } from './composed-shapes.server.ts'
import { PASSED_CALLS } from './passed-calls.server.ts'
import { priceCart } from './price-cart.server.ts'
import { proposeCart } from './propose-cart.server.ts'
import { readCart } from './read-cart.server.ts'
import { registerCart } from './register-cart.server.ts'
import { registerContact } from './register-contact.server.ts'
import { registerPurchase } from './register-purchase.server.ts'
import { saveCompany } from './save-company.server.ts'
import { signOut } from './sign-out.server.ts'

/** What answers each command that is more than one call. */
const COMPOSED_HANDLERS: { readonly [N in ComposedName]: CommandHandler<N> } = {
  priceCart,
  saveCompany,
  readCart,
  signOut,
  registerPurchase,
  registerContact,
  registerCart,
  proposeCart,
}

/** A command of the browser, read and ready; null where its input is none. */
type Ready = ((calls: Calls) => Promise<CommandResult<unknown>>) | null

/** Reads the input of a command. Values are judged by its calls, which answer in the words that a partner reads. */
export function readCommand(name: CommandName, input: unknown): Ready {
  return isComposed(name) ? readComposed(name, input) : readPassed(name, input)
}

function readPassed<N extends PassedName>(name: N, input: unknown): Ready {
  const call = PASSED_CALLS[name]
  const asked = readAsked(call, input)
  if (asked === null) return null
  return async (calls) => answered<unknown, unknown>(await calls.send(call, asked), outOfResult)
}

function readComposed<N extends ComposedName>(name: N, input: unknown): Ready {
  const read = COMPOSED_SHAPES[name].safeParse(input)
  return read.success ? (calls) => COMPOSED_HANDLERS[name](read.data, calls) : null
}

function isComposed(name: CommandName): name is ComposedName {
  return name in COMPOSED_HANDLERS
}

/** Some calls put their answer under `result`. */
function outOfResult(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'result' in answer
    ? answer.result
    : (answer ?? null)
}

/** The command behind a path segment of `/recursos/`; null for a foreign one. */
export function commandAt(segment: string): CommandName | null {
  const found = Object.entries(COMMAND_PATHS).find(([, path]) => path === segment)
  return found ? (found[0] as CommandName) : null
}
