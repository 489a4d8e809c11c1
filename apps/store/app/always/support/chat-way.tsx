import { useState } from 'react'
import { Button } from '../../ui/press/button.tsx'
import type { ChatProvider } from '../chat/chat-service.ts'
import { useIssuer } from '../issuer/store-view.ts'
import { chatCopy } from './copy.ts'

/**
 * The chat as one of the ways to reach people: a button where a service stands behind it, which loads nothing before it
 * is pressed; the word that it is away where none does, or where it did not come.
 */
export function ChatWay({ onOpened }: { readonly onOpened?: () => void }) {
  const { identity, configuration, channel } = useIssuer()
  const { provider } = configuration.issuer.chat
  const [state, setState] = useState<'closed' | 'connecting' | 'failed'>('closed')
  if (!channel.chatEnabled || !provider || state === 'failed')
    return <p role="status">{chatCopy.unavailable}</p>

  async function open(service: ChatProvider) {
    setState('connecting')
    const hasCome = await import('../chat/open-chat.ts')
      .then(({ openChat }) => openChat(service, identity.channelCode))
      .catch(() => false)
    setState(hasCome ? 'closed' : 'failed')
    if (hasCome) onOpened?.()
  }
  return (
    <>
      <Button variant="secondary" size="sm" busy={state === 'connecting'} onClick={() => void open(provider)}>
        {chatCopy.open}
      </Button>
      <p role="status">{state === 'connecting' && chatCopy.connecting}</p>
    </>
  )
}
