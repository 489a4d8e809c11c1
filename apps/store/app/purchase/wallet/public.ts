/** What the rest of the store may use of the card with several balances. */

export { ContractedMark, useContractedCodes } from './contracted-mark.tsx'
export { walletCopy } from './copy.ts'
export { MultiPage } from './multi-page.tsx'
export { valueHint } from './value-hint.ts'
export { WalletBlock } from './wallet-block.tsx'
export { WalletForm } from './wallet-form.tsx'
export { WalletPreview } from './wallet-preview.tsx'
export { WalletQuantity } from './wallet-quantity.tsx'
