import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { ProductName } from '../../../always/issuer/product-name.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { Elements } from '../../../ui/elements.ts'
import sheet from '../../../ui/layout/lines-and-total.module.css'
import { Tag } from '../../../ui/marks/tag.tsx'
import { toProductTone } from '../../../ui/marks/tone.ts'
import { cartCopy } from '../copy.ts'

interface ReadLineProps {
  readonly name: string
  /** The product's colour token. */
  readonly tone: string
  /** A plan is no card, and is drawn as what it is for. */
  readonly isPlan?: boolean
  /** Under the name: extensions of a plan, or why it cannot be had. */
  readonly note?: string | null
  /** It cannot be had: its colour and its words step back. */
  readonly isGone?: boolean
  /** At the line's end: what it comes to, or a mark. */
  readonly children: Elements
}

/** A product of a list that is read, not edited: its picture, its name and what it comes to. */
export function ReadLine({ name, tone, isPlan = false, note, isGone = false, children }: ReadLineProps) {
  return (
    <li className={classNames(sheet.line, sheet.pictured, isGone && sheet.gone)}>
      <span
        className={classNames(sheet.art, isPlan ? sheet.mark : sheet.card)}
        data-tone={toProductTone(tone)}
        aria-hidden="true"
      >
        {isPlan && <Icon name="clock" size={18} />}
      </span>
      <div>
        <p className={sheet.name}>
          <ProductName name={name} />
        </p>
        {note && <p className={sheet.note}>{note}</p>}
      </div>
      {children}
    </li>
  )
}

/** A service that an offer brings without a price. */
export function FreeLine({ name }: { readonly name: string }) {
  return (
    <li className={classNames(sheet.line, sheet.pictured)}>
      <span className={classNames(sheet.art, sheet.mark, sheet.gift)} aria-hidden="true">
        <Icon name="gift" size={18} />
      </span>
      <p className={sheet.name}>{name}</p>
      <Tag look="success">{cartCopy.free}</Tag>
    </li>
  )
}

interface LineAmountProps {
  readonly quantity: number
  /** How often a plan is paid; null for what is none. */
  readonly planPeriod: PlanPeriod | null
  /** Centavos per card or employee and month. */
  readonly monthlyValue: number
}

/** What one line comes to and what of; a plan's price is the total's own row. */
export function LineAmount({ quantity, planPeriod, monthlyValue }: LineAmountProps) {
  if (planPeriod !== null)
    return (
      <span className={sheet.figures}>
        <span>{cartCopy.employees(quantity)}</span>
        <span className={sheet.note}>{cartCopy.planPeriod[planPeriod]}</span>
      </span>
    )
  return (
    <span className={sheet.figures}>
      <strong>{formatBrl(centavos(quantity * monthlyValue))}</strong>
      <span className={sheet.note}>{cartCopy.timesValue(quantity, formatBrl(centavos(monthlyValue)))}</span>
    </span>
  )
}
