import { data, type MetaFunction } from 'react-router'
import { NotFoundPage } from '../features/not-found/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import { shellCopy } from '../shell/copy.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, shellCopy.notFoundTitle)

/** Unknown addresses answer 404. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
