import { buildInvoicePath } from '#modules/finance/invoices/rules.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { type Amount, Money } from '#web/ui/money.tsx'

type Props = {
  invoices: readonly { id: string; number: string; orderNumber: string; amount: Amount }[]
  total: Amount
  totalLabel: string
}

/** Invoices that are paid at once, with their sum. */
export const BundledInvoices = ({ invoices, total, totalLabel }: Props) => (
  <Card title="Tagihan">
    <ul className="grid gap-2">
      {invoices.map(({ id, number, orderNumber, amount }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">
            <TextLink to={buildInvoicePath(id)}>
              <span className="num">{number}</span>
            </TextLink>{' '}
            <span className="num inline-block text-14 text-ink-2">Pesanan {orderNumber}</span>
          </span>
          <Money of={amount} exact />
        </li>
      ))}
    </ul>
    <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
      <span className="font-semibold">{totalLabel}</span>
      <Money of={total} exact className="text-20 font-heavy" />
    </p>
  </Card>
)
