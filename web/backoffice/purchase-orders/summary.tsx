import { Card } from '#web/ui/card.tsx'
import { formatFileSize } from '#web/ui/files/file-size.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { formatPhone } from '#platform/phone.ts'
import type { StaffPurchaseOrderDetails } from './types.ts'

/** The company's details of the purchase order, its contacts and the file. */
export function PurchaseOrderSummary({
  purchaseOrder,
}: {
  purchaseOrder: StaffPurchaseOrderDetails
}) {
  const { account, address, file } = purchaseOrder
  const facts: [string, string][] = [
    ['Perusahaan', purchaseOrder.company],
    ['Pengirim', `${account.name}, ${formatPhone(account.phone)}, ${account.email}`],
    ['Jenis proyek', purchaseOrder.projectType.name],
    ['Cara bayar', purchaseOrder.paymentMethod.name],
    ['Penerima', `${address.recipient}, ${formatPhone(address.phone)}`],
    [
      'Alamat',
      `${address.street}, ${address.village.name}, ${address.district.name}, ${address.city.name}, ${address.province.name} ${address.postalCode}`,
    ],
    ...(address.roadWidthM === null
      ? []
      : [['Lebar jalan', `${address.roadWidthM} m`] as [string, string]]),
    ...(address.driverNote ? [['Untuk sopir', address.driverNote] as [string, string]] : []),
    ...(purchaseOrder.note ? [['Catatan', purchaseOrder.note] as [string, string]] : []),
  ]
  return (
    <Card title="Permintaan">
      <dl className="grid grid-cols-[100px_minmax(0,1fr)] gap-x-3 gap-y-2 text-14">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
      <a
        href={`/backoffice/upo/${purchaseOrder.id}/berkas`}
        target="_blank"
        rel="noreferrer"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-link"
      >
        <Icon name="download" small />
        <span className="num wrap-anywhere">
          {file.name} ({formatFileSize(file.size)})
        </span>
      </a>
    </Card>
  )
}
