import { StoreFrame } from '../shell/store-frame.tsx'

export default function StoreFrameRoute() {
  return <StoreFrame />
}
