import { useStore } from '../issuer/store-view.ts'
export function Footer() {
  const { configuration } = useStore()
  return <footer>{configuration.issuer.copyright.title}</footer>
}
