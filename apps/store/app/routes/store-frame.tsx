export { StoreFrame as default } from '../shell/store-frame.tsx'
