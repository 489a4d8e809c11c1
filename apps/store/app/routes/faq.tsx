import type { MetaFunction } from 'react-router'
import { cachedClientLoader } from '../calls/cached-client-loader.ts'
import { callsOf } from '../calls/request-calls.server.ts'
import { loadFaq } from '../features/faq/load-faq.server.ts'
import { FaqPage, faqCopy, NO_FAQ, questionData } from '../features/faq/public.ts'
import { ContactSection } from '../features/support/public.ts'
import { pageTitle } from '../issuer/page-title.ts'
import type { Route } from './+types/faq'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageTitle(matches, faqCopy.title),
  ...questionData(loaderData?.articles ?? []),
]

export function loader({ context }: Route.LoaderArgs) {
  return loadFaq(callsOf(context))
}

export const clientLoader = ({ request, serverLoader }: Route.ClientLoaderArgs) =>
  cachedClientLoader({
    request,
    serverLoader: () => serverLoader().catch(() => NO_FAQ),
    isWhole: ({ isWhole }) => isWhole,
  })

export default function Faq({ loaderData }: Route.ComponentProps) {
  return <FaqPage {...loaderData} contact={<ContactSection id="faq-contact-section" withChat />} />
}
