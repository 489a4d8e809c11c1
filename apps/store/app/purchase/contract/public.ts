/** What the rest of the store may use of the contract. */
export { ContractSection } from './contract-section.tsx'
export { ContractStatus } from './contract-status.tsx'
export { contractWarning } from './contract-warning.ts'
export { contractCopy } from './copy.ts'
export { fetchContract } from './fetch-contract.ts'
export { saveFile } from './save-file.ts'
export { staleCopy } from './stale-copy.ts'
export { useContractWork } from './use-contract-work.tsx'
