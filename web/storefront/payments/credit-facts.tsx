import { formatRupiah } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'

export type CreditFactsProps = {
  credit: {
    status: string
    limit: MoneyJson
    used: MoneyJson
    free: MoneyJson
    days: number | null
  }
}

/** What a company may still order on credit, beside the way to pay; nothing where it has no limit. */
export function CreditFacts({ credit: { status, limit, used, free, days } }: CreditFactsProps) {
  if (status === 'none' || status === 'applied') return null
  return (
    <span className="mt-1 grid grid-cols-[auto_1fr] gap-x-3 text-ink">
      <span>Sisa limit</span>
      <b className="num">{formatRupiah(free)}</b>
      <span>Terpakai</span>
      <span className="num">
        {formatRupiah(used)} dari {formatRupiah(limit)}
      </span>
      <span>Jatuh tempo</span>
      <span>{days} hari setelah pesan</span>
    </span>
  )
}
