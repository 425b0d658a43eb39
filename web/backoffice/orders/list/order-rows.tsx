import { Link } from '#web/ui/navigation/link.tsx'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import {
  orderPaymentStatusNames,
  type StaffOrderSort,
} from '#modules/selling/staff-orders/rules/order-filter.ts'
import { formatShort, formatShortDate, formatTime } from '#platform/format.ts'
import { getPaymentName } from '#web/shared/order/payment-name.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { buildCaseUrl } from '../../shared/lists/list-origin.ts'
import { CHANGE_FORM, ORDERS_FIELD } from './change-form.tsx'
import { buildFilterUrl, buildListPath, type StaffOrderListQuery } from './query.ts'
import type { StaffOrderListItem } from '../types.ts'

const headClass = 'px-2 py-2.5 text-12 font-semibold text-ink-2 last:pr-6'
const cellClass = 'md:border-b md:border-line md:px-2 md:py-1.5 md:last:pr-6'
const wideOnly = 'max-xl:hidden'

type Props = { rows: readonly StaffOrderListItem[]; listQuery: StaffOrderListQuery }

/** The orders as table rows; on a phone the same rows are laid out as cards. */
export function OrderRows({ rows, listQuery }: Props) {
  const sortBy = (first: StaffOrderSort, second: StaffOrderSort) => ({ listQuery, first, second })
  return (
    <table className="block w-full text-14 md:table">
      <caption className="sr-only">Pesanan. Waktu dalam WIB.</caption>
      <thead className="max-md:sr-only">
        <tr className="border-y border-line bg-concrete-50 text-left whitespace-nowrap">
          <th scope="col" className={`${headClass} pl-4`}>
            <span className="sr-only">Pilih</span>
          </th>
          <SortHead {...sortBy('newest', 'oldest')}>Pesanan</SortHead>
          <th scope="col" className={headClass}>
            Pembeli
          </th>
          <th scope="col" className={headClass}>
            Status
          </th>
          <SortHead {...sortBy('deliverySoonest', 'deliveryLatest')}>Kirim</SortHead>
          <th scope="col" className={`${headClass} ${wideOnly}`}>
            Bayar
          </th>
          <th scope="col" className={`${headClass} ${wideOnly}`}>
            Petugas
          </th>
          <SortHead {...sortBy('largest', 'smallest')} isRight>
            Total
          </SortHead>
        </tr>
      </thead>
      <tbody className="block md:table-row-group">
        {rows.map((row) => (
          <OrderRow key={row.id} row={row} list={buildListPath(listQuery)} />
        ))}
      </tbody>
    </table>
  )
}

/** A heading that sorts by its column; pressed again, the other way round. */
function SortHead({
  listQuery,
  first,
  second,
  isRight = false,
  children,
}: {
  listQuery: StaffOrderListQuery
  first: StaffOrderSort
  second: StaffOrderSort
  isRight?: boolean
  children: string
}) {
  const { sort } = listQuery
  const isCurrent = sort === first || sort === second
  const isDescending = ['newest', 'deliveryLatest', 'largest'].includes(sort)
  return (
    <th
      scope="col"
      className={`${headClass} ${isRight ? 'text-right' : ''}`}
      aria-sort={isCurrent ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <Link
        to={buildFilterUrl(listQuery, { sort: sort === first ? second : first })}
        className="inline-flex items-center gap-0.5 text-ink-2! no-underline! hover:underline! max-md:hidden"
      >
        {children}
        {isCurrent && <span aria-hidden>{isDescending ? '↓' : '↑'}</span>}
      </Link>
      <span className="md:hidden">{children}</span>
    </th>
  )
}

function OrderRow({ row, list }: { row: StaffOrderListItem; list: string }) {
  const placedAt = `${formatShortDate(row.placedAt)} ${formatTime(row.placedAt).replace(' WIB', '')}`
  return (
    <tr className="relative grid grid-cols-[auto_minmax(0,1fr)_fit-content(104px)] gap-x-3 gap-y-0.5 border-b border-line bg-face py-3 pr-4 pl-1 hover:bg-tarp-50 has-focus-visible:bg-tarp-50 has-focus-visible:shadow-[inset_3px_0_0_var(--color-tarp-600)] md:table-row">
      <td className={`${cellClass} max-md:row-span-3 md:w-11 md:pl-2!`}>
        {/* Above the link, which covers the row. */}
        <label className="relative z-1 grid size-11 place-items-center">
          <input
            type="checkbox"
            form={CHANGE_FORM}
            name={ORDERS_FIELD}
            value={row.id}
            aria-label={`Pilih ${row.number}`}
            className="tick"
          />
        </label>
      </td>
      <td className={`${cellClass} min-w-0 whitespace-nowrap`}>
        <Link
          to={buildCaseUrl(`/backoffice/pesanan/${row.id}`, { list, position: row.id })}
          data-row=""
          className="num font-bold text-link no-underline! after:absolute after:inset-0 hover:underline!"
        >
          {row.number}
        </Link>
        <span className="num block text-12 text-ink-2">{placedAt}</span>
      </td>
      <td
        className={`${cellClass} min-w-0 max-md:col-span-2 max-md:col-start-2 md:w-full md:max-w-0`}
      >
        <span className="flex items-center gap-1.5">
          <span className="truncate" title={row.buyer}>
            {row.buyer}
          </span>
          {row.isBusiness && (
            <>
              <Icon name="building-complex" small className="shrink-0 text-ink-2" />
              <span className="sr-only">perusahaan</span>
            </>
          )}
        </span>
        <span className="block truncate text-12 text-ink-2">
          {shortenCity(row.city)}
          {row.tags.map((tag) => (
            <span key={tag} className="ml-1.5 rounded-small bg-tarp-50 px-1 text-tarp-700">
              {tag}
            </span>
          ))}
        </span>
      </td>
      <td className={`${cellClass} max-md:col-start-2 max-md:row-start-3 max-md:pt-1`}>
        <Badge tone={orderStatusTones[row.status]}>{orderStatusNames[row.status]}</Badge>
        <span className="hidden text-12 text-ink-2 md:max-xl:block">
          {orderPaymentStatusNames[row.paymentStatus]}
        </span>
      </td>
      <td
        className={`${cellClass} text-12 max-md:col-start-3 max-md:row-start-3 max-md:self-center max-md:text-right md:text-14 md:whitespace-nowrap`}
      >
        <span className="md:hidden">Kirim </span>
        <span className="num">{formatShortDate(`${row.deliveryDay}T12:00:00+07:00`)}</span>
        <span className="text-12 text-ink-2 max-md:ml-1 max-md:inline-block md:block">
          {row.warehouses.join(', ')}
        </span>
      </td>
      <td className={`${cellClass} ${wideOnly} whitespace-nowrap`}>
        {orderPaymentStatusNames[row.paymentStatus]}
        <span className="block text-12 text-ink-2">{getPaymentName(row.paymentType)}</span>
      </td>
      <td className={`${cellClass} ${wideOnly} max-w-32 truncate`} title={row.assignee?.name}>
        {row.assignee?.name ?? <span className="text-ink-2">–</span>}
      </td>
      <td
        className={`${cellClass} num text-right font-bold whitespace-nowrap max-md:col-start-3 max-md:row-start-1`}
      >
        {formatShort(row.total)}
      </td>
    </tr>
  )
}

/** `Kota Administrasi Jakarta Selatan` → `Jakarta Selatan`, to fit a narrow column. */
const shortenCity = (name: string) =>
  name.replace(/^Kota Administrasi /, '').replace(/^Kabupaten /, 'Kab. ')
