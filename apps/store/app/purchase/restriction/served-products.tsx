import { useEffect, useState } from 'react'
import { ShortName } from '../../always/issuer/short-name.tsx'
import { useIssuer } from '../../always/issuer/store-view.ts'
import type { Commands } from '../../commands/command-table.ts'
import { runCommand } from '../../commands/run-command.ts'
import { IconBadge } from '../../ui/art/icon-badge.tsx'
import { useVisitor } from '../../visit/visitor-provider.tsx'
import { productIcon } from '../catalogue/public.ts'
import { companyCopy as copy } from './copy.ts'
import styles from './served-products.module.css'

/** What of the cart's modality is sold where the company is; nothing before that is known, and where nothing is. */
export default function ServedProducts({ headingLevel }: { readonly headingLevel: 2 | 4 }) {
  const Heading = `h${headingLevel}` as const
  const { shortName } = useIssuer().configuration.issuer
  const address = useVisitor(({ customer }) => customer.company?.fiscalAddress ?? null)
  const served = useServed(address?.state ?? null)
  if (address === null || served.length === 0) return null
  return (
    <section className={styles.served} aria-labelledby="atendidos">
      <Heading id="atendidos" className={styles.title}>
        {copy.servedThere(`${address.city} (${address.state})`)}
      </Heading>
      <ul className={styles.products}>
        {served.map(({ code, name, colourToken }) => (
          <li key={code} className={styles.product}>
            <IconBadge name={productIcon(colourToken)} tone={colourToken} size="sm" />
            <span>
              <ShortName name={name} issuer={shortName} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Served = Commands['findServed']['answer']

/** Asks once for a state; it is help beside the ways on, and what does not come is not missed. */
function useServed(state: string | null): Served {
  const groupCode = useVisitor(({ shopping }) => shopping.cart.lines[0]?.groupCode ?? null)
  const [served, setServed] = useState<Served>([])
  useEffect(() => {
    if (state === null || groupCode === null) return
    const own = new AbortController()
    runCommand('findServed', { state, groupCode }, own.signal)
      .then((result) => setServed(result.ok ? result.answer : []))
      .catch(() => {})
    return () => own.abort()
  }, [state, groupCode])
  return served
}
