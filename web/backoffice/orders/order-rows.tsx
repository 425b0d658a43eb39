import { Link } from 'react-router'
import type { z } from 'zod'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import type { StaffOrderRow } from '#modules/selling/orders/staff-contract.ts'
import { formatShort, formatShortDate, formatTime } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { getPaymentName } from '#web/shared/order/payment-name.ts'

type OrderListRow = z.output<typeof StaffOrderRow>

const headClass = 'px-2 py-2.5 text-12 font-semibold text-ink-2 first:pl-6 last:pr-6'
const cellClass = 'md:border-b md:border-line md:px-2 md:py-2 md:first:pl-6 md:last:pr-6'

/** The orders as table rows; on a phone the same rows are laid out as cards. */
export function OrderRows({ rows }: { rows: readonly OrderListRow[] }) {
  return (
    <table className="block w-full text-14 md:table">
      <caption className="sr-only">Pesanan, yang terbaru di atas. Waktu dalam WIB.</caption>
      <thead className="max-md:sr-only">
        <tr className="border-y border-line bg-concrete-50 whitespace-nowrap">
          <th scope="col" className={headClass}>
            Nomor
          </th>
          <th scope="col" className={headClass}>
            Masuk
          </th>
          <th scope="col" className={headClass}>
            Pembeli
          </th>
          <th scope="col" className={headClass}>
            Status
          </th>
          <th scope="col" className={`${headClass} text-right md:max-lg:pr-6`}>
            Total
          </th>
          <th scope="col" className={`${headClass} md:max-lg:hidden`}>
            Bayar
          </th>
          <th scope="col" className={`${headClass} md:max-lg:hidden`}>
            Kota
          </th>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}

function OrderRow({ row }: { row: OrderListRow }) {
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 border-b border-line bg-face px-4 py-3 hover:bg-tarp-50 has-focus-visible:bg-tarp-50 has-focus-visible:shadow-[inset_3px_0_0_var(--color-tarp-600)] md:table-row md:h-11">
      <td className={`${cellClass} whitespace-nowrap`}>
        <Link
          to={`/backoffice/pesanan/${row.id}`}
          data-row=""
          className="num font-bold text-link no-underline! after:absolute after:inset-0 hover:underline!"
        >
          {row.number}
        </Link>
      </td>
      <td className={`${cellClass} num order-last text-ink-2 whitespace-nowrap max-md:hidden`}>
        {formatShortDate(row.placedAt)} {formatTime(row.placedAt).replace(' WIB', '')}
      </td>
      <td className={`${cellClass} min-w-0 max-md:col-span-2 md:max-w-0 md:w-full`}>
        <span className="flex items-center gap-1.5">
          <span className="truncate" title={row.buyer}>
            {row.buyer}
          </span>
          {row.isBusiness && (
            <>
              <Icon name="building-complex" small className="text-ink-2" />
              <span className="sr-only">perusahaan</span>
            </>
          )}
        </span>
        <span className="hidden truncate text-12 text-ink-2 md:max-lg:block">
          {shortenCity(row.city)}
        </span>
      </td>
      <td className={`${cellClass} max-md:col-start-2 max-md:row-start-1`}>
        <Badge tone={orderStatusTones[row.status]}>{orderStatusNames[row.status]}</Badge>
      </td>
      <td
        className={`${cellClass} num text-right font-bold whitespace-nowrap max-md:col-start-2 md:max-lg:pr-6`}
      >
        {formatShort(row.total)}
      </td>
      <td
        className={`${cellClass} text-ink-2 max-md:col-start-1 md:whitespace-nowrap max-md:row-start-3 md:max-lg:hidden md:text-ink`}
      >
        {getPaymentName(row.paymentType)}
        <span className="num md:hidden">
          {' '}
          · {formatShortDate(row.placedAt)} {formatTime(row.placedAt).replace(' WIB', '')}
        </span>
      </td>
      <td
        className={`${cellClass} text-ink-2 max-md:col-span-2 md:max-lg:hidden lg:max-w-40 lg:text-ink`}
      >
        <span className="block lg:truncate">{shortenCity(row.city)}</span>
      </td>
    </tr>
  )
}

/** `Kota Administrasi Jakarta Selatan` → `Jakarta Selatan`, to fit a narrow column. */
const shortenCity = (name: string) =>
  name.replace(/^Kota Administrasi /, '').replace(/^Kabupaten /, 'Kab. ')
