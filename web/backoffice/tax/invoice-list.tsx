import { Link } from 'react-router'
import { formatDate } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { BuyerForm } from './buyer-form.tsx'
import type { TaxInvoiceResponse } from './types.ts'

type Props = {
  invoices: readonly TaxInvoiceResponse[]
  /** Whether the buyer of each can be corrected here. */
  isEditable: boolean
  next: string | undefined
  reply: unknown
}

/** The taxed invoices of one state, each with what it lacks. */
export function InvoiceList({ invoices, isEditable, next, reply }: Props) {
  if (invoices.length === 0)
    return (
      <EmptyState
        icon="circle-check"
        title="Tidak ada tagihan di sini"
        text="Tagihan masuk setelah dibayar atau barangnya berangkat."
      />
    )
  return (
    <>
      <ul>
        {invoices.map((invoice) => (
          <li
            key={invoice.id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]"
          >
            <Facts invoice={invoice} />
            {isEditable && <BuyerForm invoice={invoice} reply={reply} />}
          </li>
        ))}
      </ul>
      {next && (
        <div className="px-4 py-3 md:px-6">
          <ButtonLink to={next} variant="outlined" size="small">
            Berikutnya
          </ButtonLink>
        </div>
      )}
    </>
  )
}

const Facts = ({ invoice }: { invoice: TaxInvoiceResponse }) => (
  <div className="grid min-w-0 content-start gap-1">
    <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link
        to={`/backoffice/pesanan/${invoice.orderId}`}
        className="num inline-flex min-h-11 items-center font-semibold text-link"
      >
        {invoice.number}
      </Link>
      <span className="num text-14 text-ink-2">{formatDate(invoice.taxedOn)}</span>
    </p>
    <p className="break-words">
      {invoice.buyerName}
      {invoice.idNumber && (
        <span className="num block text-14 text-ink-2">
          {invoice.kind === 'nik' ? 'NIK' : 'NPWP'} {invoice.idNumber}
        </span>
      )}
    </p>
    {invoice.problems.map((problem) => (
      // A sentence: as a badge it would be wider than a phone.
      <p key={problem} className="flex items-start gap-1.5 text-14 font-semibold text-warning-text">
        <Icon name="triangle-exclamation-point" small />
        <span className="min-w-0">{problem}</span>
      </p>
    ))}
    <p className="num text-14">
      Dasar <Money of={invoice.exclusive} /> · PPN <Money of={invoice.tax} />
    </p>
  </div>
)
