import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { productCopy } from './copy.ts'
import styles from './product-on-its-way.module.css'

/** Milliseconds that a product's page may take before its outline stands in its place. */
const PATIENCE = 250

/**
 * The page, and in its place the outline of a product's page once that takes long to come (spec 1 §2.12). The page that
 * is left keeps its state: it is there again when the visitor turns back.
 */
export function ProductOnItsWay({ children }: { readonly children: ReactNode }) {
  const isLong = useLongWay()
  return (
    <>
      <div className={styles.page} hidden={isLong}>
        {children}
      </div>
      {isLong && <Outline />}
    </>
  )
}

function useLongWay(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  const isUnderWay = next !== undefined && next !== pathname && next.startsWith('/produtos/')
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return isLong
}

/** The shell says in words that the page is loading. */
function Outline() {
  return (
    <div className={styles.outline} aria-busy="true" data-skeleton="produto">
      <VisuallyHidden>
        <h1>{productCopy.onItsWay}</h1>
      </VisuallyHidden>
      <Skeleton size="heading" />
      <div className={styles.columns}>
        <Skeleton size="row" count={6} />
        <Skeleton size="panel" />
      </div>
    </div>
  )
}
