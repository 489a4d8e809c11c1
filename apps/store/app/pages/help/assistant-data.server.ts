import { getConfiguration } from '@benefits/wire/configuration/get-configuration'
import type { Calls } from '../../commands/calls/create-calls.server.ts'

/**
 * That assistants may ask this store, as machines read it (https://schema.org/WebAPI), for a route's `meta`; nothing
 * where they may not (docs/rules/assistant.md: told).
 */
export async function assistantData({
  scope,
  send,
}: Calls): Promise<readonly Readonly<Record<string, unknown>>[]> {
  if (!scope.host.hasAssistant) return []
  const settings = await send(getConfiguration, { params: { issuer: scope.issuer.code } })
  if (!settings.ok) return []
  const { name, storeUrl } = settings.answer.result.issuer
  const at = (path: string) => new URL(path, storeUrl).href
  return [
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebAPI',
        name: `Loja ${name} para assistentes`,
        url: at('/mcp'),
        documentation: at('/llms.txt'),
      },
    },
  ]
}
