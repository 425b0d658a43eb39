import { Link } from '#web/ui/navigation/link.tsx'
import { formatDate } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import { BuyerForm } from './buyer-form.tsx'
import { groupByBuyer, type InvoicesOfBuyer } from './group-by-buyer.ts'
import type { TaxInvoiceResponse } from './types.ts'

type Props = {
  invoices: readonly TaxInvoiceResponse[]
  /** Whether the buyer of each can be corrected here. */
  isEditable: boolean
  next: string | undefined
  reply: unknown
}

/** The taxed invoices of one state, each with what it lacks; those that lack the same of one buyer share a form. */
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
        {groupByBuyer(invoices).map((group) => (
          <li
            key={group[0].id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 border-b border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]"
          >
            <Facts invoices={group} />
            {isEditable && <BuyerForm invoice={group[0]} reply={reply} />}
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

function Facts({ invoices }: { invoices: InvoicesOfBuyer }) {
  const [{ buyerName, idNumber, kind }] = invoices
  const problems = [...new Set(invoices.flatMap((invoice) => invoice.problems))]
  return (
    <div className="grid min-w-0 content-start gap-1">
      <p className="font-semibold break-words">
        {buyerName}
        {idNumber && (
          <span className="num block text-14 font-normal text-ink-2">
            {kind === 'nik' ? 'NIK' : 'NPWP'} {idNumber}
          </span>
        )}
      </p>
      {problems.map((problem) => (
        // A sentence: as a badge it would be wider than a phone.
        <p
          key={problem}
          className="flex items-start gap-1.5 text-14 font-semibold text-warning-text"
        >
          <Icon name="triangle-exclamation-point" small />
          <span className="min-w-0">{problem}</span>
        </p>
      ))}
      <ul>
        {invoices.map(({ id, orderId, number, taxedOn, exclusive, tax }) => (
          <li key={id} className="num flex flex-wrap items-baseline gap-x-3 text-14">
            <Link
              to={`/backoffice/pesanan/${orderId}`}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              {number}
            </Link>
            <span className="text-ink-2">{formatDate(taxedOn)}</span>
            <span>
              Dasar <Money of={exclusive} /> · PPN <Money of={tax} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
