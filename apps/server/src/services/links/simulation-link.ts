import type { Parts } from '../../parts.ts'
import { type Asked, storeLink } from './store-link.ts'

/** Where the store shows a simulation; its code comes after it. */
const SIMULATION_PATH = '/simulacao'

/** The address of a simulation in the issuer's store. */
export function simulationLink(code: string, asked: Asked, works: Pick<Parts, 'content' | 'config'>): string {
  return storeLink(`${SIMULATION_PATH}/${code}`, asked, works)
}
