import type { MetaFunction } from 'react-router'
import { pageTitle } from '../always/issuer/page-title.ts'
import { ContactSection } from '../always/support/contact-section.tsx'
import { cachedClientLoader } from '../commands/calls/cached-client-loader.ts'
import { callsOf } from '../commands/calls/request-calls.server.ts'
import { loadFaq } from '../pages/help/load-faq.server.ts'
import { FaqPage, faqCopy, NO_FAQ, questionData } from '../pages/help/public.ts'
import type { Route } from './+types/faq'

export const meta: MetaFunction<typeof loader> = ({ matches, loaderData }) => [
  ...pageTitle(matches, faqCopy.title),
  ...questionData(loaderData?.articles ?? []),
  ...(loaderData?.assistant ?? []),
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
