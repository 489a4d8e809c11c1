import { Icon } from '../../ui/art/icon.tsx'
import badge from '../../ui/art/icon-badge.module.css'
import { productIcon } from '../catalogue/public.ts'

/** The kit's tile with a product's icon (`IconBadge`, middle size), in SVG alone. */
export function BadgePicture({ tone }: { readonly tone: string }) {
  return (
    <svg className={badge.badge} data-tone={tone} viewBox="0 0 48 48" aria-hidden="true">
      <g transform="translate(12 12)">
        <Icon name={productIcon(tone)} />
      </g>
    </svg>
  )
}
