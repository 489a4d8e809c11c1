import { lazy } from 'react'
import { loadPart } from '../../ui/load-part.ts'

/** Asks for 'Baixar proposta' ahead of need. */
export const loadProposer = () => loadPart(() => import('./download-proposal.tsx'))

/** 'Baixar proposta', which comes after the page: few make one. */
export const Proposer = lazy(loadProposer)
