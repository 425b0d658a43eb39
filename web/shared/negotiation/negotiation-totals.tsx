import type { ReactNode } from 'react'
import type { MoneyJson } from '#platform/money.ts'
import { formatTaxLabel } from '#modules/catalogue/tax/rules/tax-label.ts'
import { DescriptionList } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'

/** The totals of a negotiation. `hasFreight`: somebody has named the freight already. */
export type NegotiationSum = {
  list: MoneyJson
  goods: MoneyJson
  freight: MoneyJson
  exclusive: MoneyJson
  taxBase: MoneyJson
  tax: MoneyJson
  total: MoneyJson
}

const showSaving = (saved: MoneyJson): [string, ReactNode] => [
  'Hasil negosiasi',
  <span key="s" className="font-semibold text-success-text">
    −<Money of={saved} exact />
  </span>,
]

/** The sums of a negotiation to the sen, with what was saved against list prices. */
export function NegotiationTotals({
  sum,
  saved,
  hasFreight,
  inWords,
}: {
  sum: NegotiationSum
  saved: MoneyJson
  hasFreight: boolean
  inWords?: string | undefined
}) {
  return (
    <>
      <DescriptionList
        rows={[
          ['Barang, harga daftar', <Money key="l" of={sum.list} exact />],
          ...(saved.amount === '0.00' ? [] : [showSaving(saved)]),
          [
            'Ongkos kirim',
            hasFreight ? <Money key="f" of={sum.freight} exact /> : <span key="f">menyusul</span>,
          ],
          ['Dasar tanpa PPN', <Money key="e" of={sum.exclusive} exact />],
          [formatTaxLabel(sum), <Money key="t" of={sum.tax} exact />],
        ]}
      />
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 border-t-2 border-ink pt-3 font-bold">
        Total termasuk PPN <Money of={sum.total} exact className="text-20 font-heavy" />
      </p>
      {inWords && <p className="mt-1 text-14 text-ink-2 first-letter:uppercase">{inWords}.</p>}
    </>
  )
}
