/** What the rest of the store may use of the contract. */

export { fetchContract, saveFile } from './contract-file.ts'
export { ContractSection } from './contract-section.tsx'
export { ContractStatus } from './contract-status.tsx'
export { contractWarning } from './contract-warning.ts'
export { contractCopy } from './copy.ts'
export type { ContractVisit } from './create-contract-moves.ts'
export { type ContractWork, useContractWork } from './use-contract-work.tsx'
