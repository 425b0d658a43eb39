import type { ReactNode } from 'react'
import { formatQuantity } from '#platform/format.ts'
import { TextLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import type { StaffThreadDetails } from './thread-messages.tsx'

/** What the assistant has understood of the order: goods, name and address. */
export function ThreadSlots({ thread }: { thread: StaffThreadDetails }) {
  const { accountId, buyer, name, address, goods } = thread
  const rows: [ReactNode, ReactNode][] = [
    ['Nama', name ?? 'Belum disebut'],
    [
      'Alamat',
      <span key="a" className="wrap-anywhere">
        {address ?? 'Belum disebut'}
      </span>,
    ],
  ]
  if (accountId)
    rows.unshift([
      'Akun',
      <TextLink key="n" to={`/backoffice/akun/${accountId}`} className="-my-3">
        {buyer ?? 'Pembeli'}
      </TextLink>,
    ])
  return (
    <Card title="Yang diketahui">
      <DescriptionList rows={rows} />
      <h3 className="mt-4 text-14">Barang</h3>
      {goods.length === 0 ? (
        <p className="text-14 text-ink-2">Belum ada barang.</p>
      ) : (
        <ul className="grid gap-1 text-14">
          {goods.map(({ name: goodsName, qty, unit }, at) => (
            <li key={at} className="flex justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">{goodsName}</span>
              <span className="num shrink-0 text-ink-2">
                {qty === null ? 'jumlah belum ada' : `${formatQuantity(qty)} ${unit ?? ''}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
