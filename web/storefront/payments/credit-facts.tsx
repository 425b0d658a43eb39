import type { MoneyJson } from '#platform/money.ts'
import { Money } from '#web/ui/money.tsx'

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
      <b>
        <Money of={free} />
      </b>
      <span>Terpakai</span>
      <span>
        <Money of={used} /> dari <Money of={limit} />
      </span>
      {days !== null && (
        <>
          <span>Jatuh tempo</span>
          <span>{days} hari setelah pesan</span>
        </>
      )}
    </span>
  )
}
