import {
  purchaseOrderStateMachine,
  purchaseOrderStatusNames,
} from '#modules/selling/purchase-orders/rules.ts'
import { purchaseOrderStatusTones } from '#web/shared/status-badges/purchase-orders.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { LineList } from '#web/shared/material-lines/line-list.tsx'
import { formatPhone } from '#platform/phone.ts'
import { Timeline } from '#web/ui/timeline.tsx'
import type { PurchaseOrderView } from './load.ts'

/** A sent purchase order with its status and the actions that it allows. */
export function PurchaseOrderDetail({
  record,
  isNew,
  reply,
}: PurchaseOrderView<'record'> & { reply: FormErrors | undefined }) {
  const { address, file } = record
  const details: [string, string][] = [
    // A phone hides the title of a detail page.
    ['Nama proyek', record.project],
    ['Jenis proyek', record.projectType.name],
    ['Cara bayar', record.paymentMethod.name],
    ['Penerima', `${address.recipient}, ${formatPhone(address.phone)}`],
    [
      'Alamat',
      `${address.street}, ${address.village.name}, ${address.district.name}, ${address.city.name} ${address.postalCode}`,
    ],
    ['Dikirim', `${record.sender}, ${formatDateTime(record.createdAt)}`],
    ...(record.note ? [['Catatan', record.note] as [string, string]] : []),
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 wrap-anywhere md:text-32">{record.project}</h1>
        <Badge tone={purchaseOrderStatusTones[record.status]}>
          {purchaseOrderStatusNames[record.status]}
        </Badge>
        <span className="num w-full text-ink-2">{record.number}</span>
      </header>
      {isNew && record.status === 'new' && (
        <Alert severity="success" title="PO terkirim">
          Tim penjualan memeriksanya, lalu mengabari Anda lewat email.
        </Alert>
      )}
      {record.outcome && (
        <Alert
          severity={record.status === 'done' ? 'success' : 'warning'}
          title={purchaseOrderStatusNames[record.status]}
        >
          <span className="wrap-anywhere whitespace-pre-line">{record.outcome}</span>
        </Alert>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Card title="Proyek">
            <dl className="grid gap-x-4 gap-y-2 text-14 sm:grid-cols-[130px_minmax(0,1fr)]">
              {details.map(([label, value]) => (
                <div key={label} className="sm:contents">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
            <a
              href={`/upo?unduh=${record.id}`}
              className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
            >
              <Icon name="download" small />
              <span className="num wrap-anywhere">
                {file.name} ({formatFileSize(file.size)})
              </span>
            </a>
          </Card>
          {record.lines.length > 0 && (
            <Card
              flush
              title={
                <span className="num">{formatQuantity(record.lines.length)} baris barang</span>
              }
            >
              <LineList lines={record.lines} />
            </Card>
          )}
        </div>
        <div className="grid gap-4">
          <Card title="Riwayat">
            <Timeline
              items={record.events.map(({ status, at, by, note }, index) => ({
                title: purchaseOrderStatusNames[status],
                by: `${by} · ${formatDateTime(at)}`,
                note: note ?? undefined,
                phase: index === record.events.length - 1 ? 'now' : 'done',
              }))}
            />
          </Card>
          {(record.status === 'new' || record.status === 'in_progress') &&
            record.lines.some(({ item }) => item) && (
              <ButtonLink to={`/negotiation?upo=${record.id}`} variant="outlined" wide>
                Tawar harga barangnya
              </ButtonLink>
            )}
          {purchaseOrderStateMachine.can(record.status, 'cancelled', 'buyer') ? (
            <ReplyForm reply={reply} intent="cancel" action={`/upo?id=${record.id}`}>
              <input type="hidden" name="id" value={record.id} />
              <SubmitButton variant="outlined" color="danger" wide>
                Batalkan PO
              </SubmitButton>
            </ReplyForm>
          ) : (
            record.status === 'in_progress' && (
              <p className="text-14 text-ink-2">
                PO sedang dikerjakan. Untuk mengubah atau membatalkannya, hubungi tim kami.
              </p>
            )
          )}
        </div>
      </div>
    </div>
  )
}
