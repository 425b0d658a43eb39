import { formatDate, formatDateTime } from '#platform/format.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import type { StaffCreditDetails } from './types.ts'

const states = {
  submitted: { name: 'Menunggu', tone: 'warning' },
  granted: { name: 'Disetujui', tone: 'success' },
  declined: { name: 'Ditolak', tone: 'danger' },
} as const

/** What the company has applied for, newest first, with its documents. */
export const Applications = ({
  companyId,
  applications,
  canOpen,
}: Pick<StaffCreditDetails, 'companyId' | 'applications'> & {
  /** Only the finance role opens documents. */
  canOpen: boolean
}) => (
  <Card title="Pengajuan" flush>
    <ul>
      {applications.map((application) => (
        <li key={application.id} className="border-b border-line px-4 py-3 last:border-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Money of={application.amount} className="text-18 font-heavy" />
            <Badge tone={states[application.status].tone}>{states[application.status].name}</Badge>
            <span className="num text-14 text-ink-2">
              {application.applicant} · {formatDateTime(application.createdAt)}
            </span>
          </div>
          {application.note && <p className="wrap-anywhere">{application.note}</p>}
          {application.reason && <p className="text-14">Ditolak: {application.reason}</p>}
          {!canOpen && application.files.length > 0 && (
            <p className="text-14 text-ink-2">
              {application.files.length} dokumen, dibuka oleh peran Keuangan.
            </p>
          )}
          {canOpen && application.files.length > 0 && (
            <div className="mt-2 flex flex-wrap gap-2">
              {application.files.map(({ id, name }) => (
                <ButtonLink
                  key={id}
                  to={`/backoffice/kredit/${companyId}?berkas=${id}`}
                  variant="outlined"
                  size="small"
                  icon="file-text"
                  reloadDocument
                >
                  {name}
                </ButtonLink>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

/** What the company owes on terms, by its due day. */
export const OwedInvoices = ({
  owed,
  canOpen,
}: Pick<StaffCreditDetails, 'owed'> & {
  /** Only the finance role reminds of invoices. */
  canOpen: boolean
}) => (
  <Card title="Tagihan tempo yang belum dibayar" flush={owed.length > 0}>
    {owed.length === 0 ? (
      <p className="text-14 text-ink-2">Tidak ada.</p>
    ) : (
      <ul>
        {owed.map((invoice) => (
          <li
            key={invoice.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-0"
          >
            <span className="min-w-0 flex-1 max-sm:basis-full">
              <TextLink to={`/backoffice/pesanan/${invoice.orderId}`}>
                {invoice.orderNumber}
              </TextLink>
              <span className="num block text-14 text-ink-2">
                {invoice.number} · jatuh tempo {formatDate(invoice.dueAt)}
              </span>
            </span>
            <Badge tone={invoiceStatusTones[invoice.status]}>{invoice.statusName}</Badge>
            <Money of={invoice.amount} className="font-bold" />
            {canOpen && (
              <ButtonLink
                to={`/backoffice/keuangan/tagihan/${invoice.id}`}
                variant="ghost"
                size="small"
                icon="bell"
              >
                Pengingat
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    )}
  </Card>
)
