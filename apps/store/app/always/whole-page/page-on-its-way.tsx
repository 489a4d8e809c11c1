import { useEffect, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Notice } from '../../ui/feedback/notice.tsx'
import { shellCopy } from '../navigation/copy.ts'

/** Milliseconds that a page may take before anybody needs to be told. */
const PATIENCE = 400

/** Says over the page that the next one is loading, once that takes long; moves nothing. */
export function PageOnItsWay() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isUnderWay = location !== undefined && location.pathname !== pathname
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return <Notice text={isLong ? shellCopy.loadingPage : null} />
}
