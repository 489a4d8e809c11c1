import { createContext, type ServerBuild } from 'react-router'
import type { RequestScope } from './host-contract.ts'

/** The request's scope, set by the host before any loader runs; reading it without a host is a bug and throws. */
export const scopeContext = createContext<RequestScope>()

/** Where the build put the scripts of each route. */
export type RouteAssets = ServerBuild['assets']['routes']

/** Those of the build that answers, set beside the scope. */
export const routeAssetsContext = createContext<RouteAssets>()
