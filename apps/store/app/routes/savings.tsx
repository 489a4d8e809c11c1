import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { SavingsPage, savingsCopy } from '../pages/savings/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, savingsCopy.title, savingsCopy.intro)

export default function Savings() {
  return <SavingsPage />
}
