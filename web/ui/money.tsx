import { formatExact, formatShort } from '#platform/format.ts'
import { clsx } from 'clsx'

/** Money as it travels: a decimal string of rupiah. */
export type Amount = { amount: string; currency?: 'IDR' | undefined }

/** `Rp` small, then the figure. Decimals only where there are any, or always in a document (`exact`). */
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
