import { useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { hasCartPage } from '../../addresses/cart-paths.ts'
import { cartPageOf } from '../../visit/cart-page-of.ts'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import { useIssuer } from '../issuer/store-view.ts'
import { useNavigateKeepingQuery } from '../navigation/use-kept-query.ts'
import { wayCopy } from './copy.ts'
import type { Warning } from './warning-table.ts'
import { findCartField, hasCartFields } from './wrong-field.ts'

/** The way to the cart as the modal takes it. */
interface ChosenCartWay {
  readonly words: string
  /** Closing leads there. */
  choose(): void
  /** Leads there, where it was chosen and is another page; whether it did. */
  follow(): boolean
  /** Gives the focus to what is wrong, where the page has the cart's fields. */
  focusField(): void
}

/**
 * Gives the way to the cart; to what the channel sells, where it has no page for the cart; null for a refusal of
 * something else. Where the page is asked is decided once the modal is gone: a refusal may lead to the cart by itself.
 */
export function useCartWay(way: Warning['way']): ChosenCartWay | null {
  const go = useNavigateKeepingQuery()
  const visitor = useVisitorStore()
  const { pathname } = useLocation()
  const { identity, channel } = useIssuer()
  const isChosen = useRef(false)
  const [path] = useState(() => {
    const { shopping } = visitor.getState()
    return hasCartPage(identity, shopping.cart) ? cartPageOf(identity, shopping) : null
  })
  if (way.kind !== 'cart') return null
  const to = path ?? channel.initialPage
  const isHere = () => pathname === to || (path !== null && hasCartFields())
  return {
    words: path === null ? wayCopy.soldHere : way.words,
    choose: () => {
      isChosen.current = true
    },
    follow: () => {
      if (!isChosen.current || isHere()) return false
      go(to)
      return true
    },
    focusField: () => {
      if (path !== null && isHere()) findCartField(way.field)?.focus()
    },
  }
}
