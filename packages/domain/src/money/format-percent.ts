/** Hundredths of a percent as people read them: '20%', '4,5%'. */
export function formatPercent(basisPoints: number): string {
  return `${(basisPoints / 100).toLocaleString('pt-BR', { maximumFractionDigits: 4 })}%`
}
