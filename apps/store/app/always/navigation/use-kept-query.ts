import { useCallback } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'
import { isKeptAddress } from '../../addresses/find-page.ts'
import { keepQuery, sharedQuery } from '../../ui/keep-query.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/**
 * Gives the function that adds the visitor's query string to internal addresses. A page kept for everyone was rendered
 * without the visitor's own parameters: the first render must not know them either.
 */
export function useKeptQuery(): (to: string, drop?: readonly string[]) => string {
  const { pathname, search } = useLocation()
  const hydrated = useHydrated()
  const known = hydrated || !isKeptAddress(pathname, search) ? search : sharedQuery(search)
  return useCallback((to, drop) => keepQuery(to, known, drop), [known])
}

/** `navigate` that keeps the query string. */
export function useNavigateKeepingQuery(): (
  to: string,
  options?: NavigateOptions & { readonly drop?: readonly string[] },
) => void {
  const kept = useKeptQuery()
  const navigate = useNavigate()
  return useCallback(
    (to, { drop, ...options } = {}) => {
      void navigate(kept(to, drop), options)
    },
    [kept, navigate],
  )
}
