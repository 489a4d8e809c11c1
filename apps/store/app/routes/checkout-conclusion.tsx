import type { MetaFunction } from 'react-router'
import { ConclusionPage, conclusionCopy } from '../features/conclusion/public.ts'
import { pageTitle } from '../issuer/page-title.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, conclusionCopy.title)

export default function CheckoutConclusion() {
  return <ConclusionPage />
}
