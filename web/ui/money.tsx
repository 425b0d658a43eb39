import { formatExact, formatShort } from '#platform/format.ts'
import { clsx } from 'clsx'

/** A decimal string of rupiah, as the API sends it. */
export type Amount = { amount: string; currency?: 'IDR' | undefined }

/**
 * `Rp` in small letters, then the amount. Decimals only where they are not zero, or always in a
 * document (`exact`).
 */
export function Money({
  of,
  exact = false,
  className,
}: {
  of: Amount
  exact?: boolean | undefined
  className?: string | undefined
}) {
  const negative = of.amount.startsWith('-')
  const absolute = negative ? { amount: of.amount.slice(1) } : of
  return (
    <span className={clsx('num whitespace-nowrap', className)}>
      {negative && '−'}
      <span className="mr-[0.22em] text-[0.78em] font-medium tracking-normal">Rp</span>
      {exact ? formatExact(absolute) : formatShort(absolute)}
    </span>
  )
}
