import { data, type MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { shellCopy } from '../always/navigation/copy.ts'
import { NotFoundPage } from '../pages/not-found/public.ts'

export const meta: MetaFunction = ({ matches }) => pageTitle(matches, shellCopy.notFoundTitle)

/** Unknown addresses answer 404. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return <NotFoundPage />
}
