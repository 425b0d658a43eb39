import { Download } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { fileSize } from '#web/ui/file-problem.ts'
import { Icon } from '#web/ui/icon.tsx'
import { readablePhone } from '#web/ui/phone.ts'
import type { DeskUpo } from './shapes.ts'

/** What the company says of it, whom to ask, and the file. */
export function Facts({ found }: { found: DeskUpo }) {
  const { account, address, file } = found
  const facts: [string, string][] = [
    ['Perusahaan', found.company],
    ['Pengirim', `${account.name}, ${readablePhone(account.phone)}, ${account.email}`],
    ['Jenis proyek', found.projectType.name],
    ['Cara bayar', found.paymentMethod.name],
    ['Penerima', `${address.recipient}, ${readablePhone(address.phone)}`],
    [
      'Alamat',
      `${address.street}, ${address.village.name}, ${address.district.name}, ${address.city.name}, ${address.province.name} ${address.postalCode}`,
    ],
    ...(address.roadWidthM === null
      ? []
      : [['Lebar jalan', `${address.roadWidthM} m`] as [string, string]]),
    ...(address.driverNote ? [['Untuk sopir', address.driverNote] as [string, string]] : []),
    ...(found.note ? [['Catatan', found.note] as [string, string]] : []),
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
        href={`/backoffice/upo/${found.id}/berkas`}
        target="_blank"
        rel="noreferrer"
        className="mt-3 inline-flex min-h-11 items-center gap-2 font-semibold"
      >
        <Icon of={Download} small />
        <span className="num wrap-anywhere">
          {file.name} ({fileSize(file.size)})
        </span>
      </a>
    </Card>
  )
}
