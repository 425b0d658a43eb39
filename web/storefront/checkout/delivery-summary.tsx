import { Money } from '#web/ui/money.tsx'
import type { CheckoutData } from './load-checkout.ts'

/** The chosen way of delivery with its price, in one line. */
export function DeliverySummary({ shipping }: Pick<CheckoutData, 'shipping'>) {
  if (!shipping?.summary) return 'Belum dipilih'
  const { method, quotations, summary, vehicle } = shipping
  if (method === 'pickup') return 'Ambil di gudang, tanpa ongkos kirim'
  const option = quotations.options.find((each) => each.vehicle === vehicle)
  return (
    <>
      {option && `${option.name}, ${option.trips} rit · `}
      <Money of={summary.freight} />
    </>
  )
}
