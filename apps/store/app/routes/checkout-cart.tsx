import { useStore } from '../issuer/store-view.ts'

export default function CheckoutCart() {
  const { configuration } = useStore()
  return <h1>{configuration.issuer.shortName}</h1>
}
