import { DescriptionList } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import { formatTaxLabel } from '#modules/catalogue/tax/rules/tax-label.ts'
import type { OrderResponse } from './types.ts'

/** The document's amounts to the sen, and the total in words. */
export function OrderTotals({
  order: { totals, inWords },
}: {
  order: Pick<OrderResponse, 'totals' | 'inWords'>
}) {
  return (
    <>
      <DescriptionList
        rows={[
          ['Barang', <Money key="g" of={totals.goods} exact />],
          ['Ongkos kirim', <Money key="f" of={totals.freight} exact />],
          ['Dasar tanpa PPN', <Money key="e" of={totals.exclusive} exact />],
          ['DPP nilai lain 11/12', <Money key="b" of={totals.taxBase} exact />],
          [formatTaxLabel(totals), <Money key="t" of={totals.tax} exact />],
        ]}
      />
      <p className="mt-3 flex items-baseline justify-between border-t-2 border-ink pt-3 font-bold">
        Total <Money of={totals.total} exact className="text-20 font-heavy" />
      </p>
      <p className="mt-1 text-14 text-ink-2 first-letter:uppercase">{inWords}.</p>
    </>
  )
}
