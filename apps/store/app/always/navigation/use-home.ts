import { PATHS } from '../../addresses/paths.ts'
import { useEmbedded, useIssuer } from '../issuer/store-view.ts'

/** Where a way home leads, and its name. */
interface Home {
  readonly to: string
  readonly label: string
}

/** What stands for it in a partner's page (docs/rules/embedded.md: no-way-home). */
export const FRAME_HOME: Home = { to: PATHS.solutions, label: 'Ver soluções contratadas' }

/**
 * The way home under the name that the page gives it: to the channel's initial page; in a partner's page to what the
 * company has.
 */
export function useHome(label: string): Home {
  const { initialPage } = useIssuer().channel
  return useEmbedded() ? FRAME_HOME : { to: initialPage, label }
}
