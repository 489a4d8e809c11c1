import { type APIRequestContext, expect } from '@playwright/test'

/** The newest verification code that was mailed to somebody, read from the outbox page as a person would. */
export async function readCode(
  request: APIRequestContext,
  email: string,
  { former = '' }: { readonly former?: string } = {},
): Promise<string> {
  let code = ''
  await expect
    .poll(
      async () => {
        const text = await readNewestMessage(request, email)
        code = /^\s*([A-HJKMNP-Z2-9]{6})\s*$/m.exec(text)?.[1] ?? ''
        return code === former ? '' : code
      },
      { message: `a code for ${email}`, intervals: [100, 250] },
    )
    .not.toBe('')
  return code
}

/** Where the link in the newest message with a code leads on this store: its page and its fragment. */
export async function readCodeLink(request: APIRequestContext, email: string): Promise<string> {
  await readCode(request, email)
  const text = await readNewestMessage(request, email)
  return /https:\/\/[^/\s]+(\/checkout\/verificacao#codigo=[A-Z2-9]{6})/.exec(text)?.[1] ?? ''
}

/** The same of the message's link 'Foi você?'. */
export async function readOwnerLink(request: APIRequestContext, email: string): Promise<string> {
  await readCode(request, email)
  const text = await readNewestMessage(request, email)
  return /https:\/\/[^/\s]+(\/checkout\/verificacao#continuar=[\w.-]+)/.exec(text)?.[1] ?? ''
}

/** Plain text of the newest message to somebody; empty while there is none. */
export async function readNewestMessage(request: APIRequestContext, email: string): Promise<string> {
  const list = await (await request.get(`/dev/caixa-de-saida?para=${encodeURIComponent(email)}`)).text()
  const path = /href="(\/dev\/caixa-de-saida\/[^"?]+)"/.exec(list)?.[1]
  if (!path) return ''
  const page = await (await request.get(path)).text()
  return page.replace(/<(br|\/p|\/pre|\/div)[^>]*>/g, '\n').replace(/<[^>]+>/g, '')
}

/** How many messages somebody was sent. */
export async function countMessages(request: APIRequestContext, email: string): Promise<number> {
  const list = await (await request.get(`/dev/caixa-de-saida?para=${encodeURIComponent(email)}`)).text()
  return new Set(list.match(/\/dev\/caixa-de-saida\/[\w-]+/g) ?? []).size
}
