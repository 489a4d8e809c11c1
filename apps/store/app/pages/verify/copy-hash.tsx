import { useState } from 'react'
import { Icon } from '../../ui/art/icon.tsx'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { IconButton } from '../../ui/press/icon-button.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { verifyCopy as copy } from './copy.ts'

/** Copies a hash; not there where the browser lets no page copy, as without a secure connection. */
export function CopyHash({ hash }: { readonly hash: string }) {
  const announce = useAnnounce()
  const [isCopied, setCopied] = useState(false)
  const canCopy = useHydrated() && 'clipboard' in navigator
  if (!canCopy) return null
  async function write() {
    const isWritten = await navigator.clipboard.writeText(hash).then(
      () => true,
      () => false,
    )
    setCopied(isWritten)
    if (isWritten) announce(copy.copied)
  }
  return (
    <IconButton
      label={isCopied ? copy.copied : copy.copyHash}
      icon={<Icon name={isCopied ? 'check' : 'copy'} size={20} />}
      onClick={() => void write()}
    />
  )
}
