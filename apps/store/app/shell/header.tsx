import { useStore } from '../issuer/store-view.ts'
import { KeepQueryLink } from './keep-query-link.tsx'
export function Header() {
  const { configuration } = useStore()
  return (
    <header>
      <KeepQueryLink to="/">{configuration.issuer.name}</KeepQueryLink>
    </header>
  )
}
