import { invoiceStatusNames, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import { formatDate } from '#platform/format.ts'
import type { MoneyJson } from '#platform/money.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'

type DeliveryInvoice = {
  id: string
  number: string
  status: string
  deliveryNumber: string
  amount: MoneyJson
  dueAt: string
}

type Props = {
  invoices: { results: readonly DeliveryInvoice[]; uninvoiced: MoneyJson | null }
  /** The page of an invoice; undefined where the reader has none. */
  toUrl: (id: string) => string | undefined
}

/** The invoices of an order whose deliveries are invoiced one by one, and what is not invoiced yet. */
export const DeliveryInvoices = ({ invoices: { results, uninvoiced }, toUrl }: Props) => (
  <Card title="Tagihan per pengiriman" flush>
    <ul>
      {results.map(({ id, number, status, deliveryNumber, amount, dueAt }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-14 first:border-0 md:px-6"
        >
          <span className="num min-w-0 flex-[1_1_12rem]">
            <InvoiceNumber url={toUrl(id)} number={number} />
            <span className="block text-ink-2">
              {deliveryNumber} · jatuh tempo {formatDate(dueAt)}
            </span>
          </span>
          <Badge tone={invoiceStatusTones[status as InvoiceStatus]}>
            {invoiceStatusNames[status as InvoiceStatus]}
          </Badge>
          <Money of={amount} exact className="font-bold" />
        </li>
      ))}
      {uninvoiced && (
        <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-3 text-14 first:border-0 md:px-6">
          <span>
            Belum ditagih
            <span className="block text-ink-2">Tagihannya terbit setelah barangnya berangkat.</span>
          </span>
          <Money of={uninvoiced} exact className="font-semibold" />
        </li>
      )}
    </ul>
  </Card>
)

const InvoiceNumber = ({ url, number }: { url: string | undefined; number: string }) =>
  url ? <TextLink to={url}>{number}</TextLink> : <span className="font-semibold">{number}</span>
