import { useStore } from '../issuer/store-view.ts'
export function CheckoutHeader() {
  const { configuration } = useStore()
  return <header>{configuration.issuer.name}</header>
}
