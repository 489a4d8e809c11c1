import { createContext, type MiddlewareFunction, type RouterContextProvider } from 'react-router'
import { scopeContext } from '../../server-scope.ts'
import { type Calls, createCalls } from './create-calls.server.ts'

const callsContext = createContext<Calls>()

/** The request's calls, for loaders and actions. */
export function callsOf(context: Readonly<RouterContextProvider>): Calls {
  return context.get(callsContext)
}

/** Root middleware: gives the request its calls, and the answer the cookies of a new token. */
export const provideCalls: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const calls = createCalls(context.get(scopeContext), request)
  context.set(callsContext, calls)
  const response = await next()
  for (const cookie of calls.cookies()) response.headers.append('set-cookie', cookie)
  return response
}
