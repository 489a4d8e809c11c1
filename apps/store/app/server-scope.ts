import { createContext } from 'react-router'
import type { RequestScope } from './host-contract.ts'

/** The request's scope, set by the host before any loader runs; reading it without a host is a bug and throws. */
export const scopeContext = createContext<RequestScope>()
