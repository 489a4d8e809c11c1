/** A rate in hundredths of a percent as somebody types it, '5,8' or '20%'; null for what is none from 0 to 100. */
export function readRate(text: string): number | null {
  const bare = text.replace('%', '').trim().replace(',', '.')
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(bare)) return null
  const basisPoints = Math.round(Number(bare) * 100)
  return basisPoints <= 10_000 ? basisPoints : null
}

/** The same as it is shown: '5,8'. */
export function writeRate(basisPoints: number): string {
  return String(basisPoints / 100).replace('.', ',')
}
