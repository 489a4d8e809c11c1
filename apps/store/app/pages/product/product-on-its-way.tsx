import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { Elements } from '../../ui/elements.ts'
import { loadPart } from '../../ui/load-part.ts'
import styles from './product-on-its-way.module.css'

const loadOutline = () => loadPart(() => import('./product-outline.tsx'))
const ProductOutline = lazy(loadOutline)

/** Milliseconds that a product's page may take before its outline stands in its place. */
const PATIENCE = 250

/**
 * The page, and in its place the outline of a product's page once that takes long to come. The page that is left keeps
 * its state: it is there again when the visitor turns back.
 */
export function ProductOnItsWay({ children }: { readonly children: Elements }) {
  const isLong = useLongWay()
  return (
    <>
      <div className={styles.page} hidden={isLong}>
        {children}
      </div>
      {isLong && (
        <Suspense fallback={null}>
          <ProductOutline />
        </Suspense>
      )}
    </>
  )
}

/** Whether a product's page is under way for long; the outline is there by then, or the old page stays. */
function useLongWay(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isUnderWay = next !== undefined && next !== pathname && next.startsWith('/produtos/')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    let isOver = false
    const outline = loadOutline()
    const show = () => void outline.then(() => setLong(!isOver)).catch(() => {})
    const timer = setTimeout(show, PATIENCE)
    return () => {
      isOver = true
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return isLong
}
