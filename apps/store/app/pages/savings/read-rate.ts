import { withoutUnseen } from '@benefits/domain/text/without-unseen'

/**
 * A rate in hundredths of a percent as somebody types it, '5,8' or '2,4690%' (RAT × FAP); null for what is none from 0
 * to 100, or has more than four places.
 */
export function readRate(text: string): number | null {
  const bare = withoutUnseen(text).replace('%', '').trim().replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,4})?$/.test(bare)) return null
  const basisPoints = Math.round(Number(bare) * 10_000) / 100
  return basisPoints <= 10_000 ? basisPoints : null
}

/** The same as it is shown: '5,8'. */
export function writeRate(basisPoints: number): string {
  return String(Math.round(basisPoints * 100) / 10_000).replace('.', ',')
}
