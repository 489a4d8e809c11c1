import { readWallet } from '@benefits/domain/cart/wallet/read-wallet'
import { useCallback, useState } from 'react'
import { useRestored } from '../../visit/visitor-provider.tsx'
import { useCartMoves, useCartState } from '../cart/public.ts'
import type { ProductView } from '../catalogue/public.ts'
import { AddedWallet } from './added-wallet.tsx'
import { WalletFields } from './wallet-fields.tsx'

interface WalletFormProps {
  /** The wallet modality that is sold on the page. */
  readonly modality: { readonly groupCode: number; readonly name: string }
  /** The channel's products; those of other modalities and the services among them are left out. */
  readonly products: readonly ProductView[]
}

/**
 * The form of a wallet card on a modality page, in its three states: form, what was added, and the form again to change
 * it.
 */
export function WalletForm({ modality, products }: WalletFormProps) {
  const { groupCode, name } = modality
  const isRestored = useRestored()
  const wallet = readWallet(useCartState(), groupCode)
  const { fillWallet } = useCartMoves()
  const [isEditing, setEditing] = useState(false)
  // Whoever pressed a button here keeps the focus here when the form changes its face.
  const [moved, setMoved] = useState(false)
  const settled = useCallback(() => setMoved(false), [])
  const sold = products.filter((one) => one.groupCode === groupCode && one.lineType === 'benefit')
  const hasWallet = wallet.balances.length > 0

  if (hasWallet && !isEditing) {
    return (
      <AddedWallet
        name={name}
        wallet={wallet}
        products={sold}
        autoFocus={moved}
        onFocused={settled}
        onEdit={() => {
          setMoved(true)
          setEditing(true)
        }}
      />
    )
  }
  return (
    <WalletFields
      key={hasWallet ? 'edit' : 'new'}
      name={name}
      products={sold}
      wallet={hasWallet ? wallet : null}
      ready={isRestored}
      autoFocus={moved}
      onFocused={settled}
      onSubmit={(amount, balances) => {
        setMoved(true)
        setEditing(false)
        fillWallet({ groupCode, amount, balances })
      }}
      onCancel={() => {
        setMoved(true)
        setEditing(false)
      }}
    />
  )
}
