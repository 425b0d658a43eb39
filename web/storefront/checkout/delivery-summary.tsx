import { Money } from '#web/ui/money.tsx'
import type { CheckoutData } from './load-checkout.ts'

/** The chosen way of delivery with its price, in one line. */
export function DeliverySummary({ checkout }: { checkout: CheckoutData }) {
  if (!('quotations' in checkout) || !checkout.quotations || !checkout.summary)
    return 'Belum dipilih'
  if (checkout.method === 'pickup') return 'Ambil di gudang, tanpa ongkos kirim'
  const { quotations, summary } = checkout
  const vehicle = 'vehicle' in checkout ? checkout.vehicle : undefined
  const option = quotations.options.find((each) => each.vehicle === vehicle)
  return (
    <>
      {option && `${option.name}, ${option.trips} rit · `}
      <Money of={summary.freight} />
    </>
  )
}
