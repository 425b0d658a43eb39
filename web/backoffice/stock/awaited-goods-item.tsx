import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { AwaitedGoods } from '#modules/selling/orders/staff-contract.ts'
import { isWarehouseOrder, orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { formatDate, formatQuantity } from '#platform/format.ts'
import { hasRole, useStaff } from '../shared/staff.ts'
import { GoodsName } from './goods-name.tsx'
import { buildTransferUrl } from './transfer-preset.ts'

type Row = z.output<typeof AwaitedGoods>

/** One variant: how much is awaited, by which orders, and what is free in another warehouse. */
export function AwaitedGoodsItem({ row }: { row: Row }) {
  const { sku, unit, awaited, orders, orderCount, elsewhere } = row
  const hiddenCount = orderCount - new Set(orders.map(({ id }) => id)).size
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-14 first:border-0 md:grid-cols-[minmax(0,1fr)_160px_minmax(0,1.6fr)] md:px-6">
      <GoodsName goods={row} />
      <p className="num md:text-right">
        <b className="text-18">
          {formatQuantity(awaited)} {unit}
        </b>
        <span className="block text-12 text-ink-2">{describeBound(row)}</span>
      </p>
      <div className="min-w-0">
        <ul className="grid gap-1">
          {orders.map((order) => (
            <AwaitingOrder key={`${order.id} ${order.warehouse}`} order={order} unit={unit} />
          ))}
        </ul>
        {hiddenCount > 0 && (
          <p className="num mt-1 text-12 text-ink-2">
            dan {formatQuantity(hiddenCount)} pesanan lain
          </p>
        )}
        {elsewhere.map(({ warehouse, name: place, free }) => (
          <p key={warehouse} className="num mt-2 rounded-control bg-info-surface px-3 py-2">
            {formatQuantity(free)} {unit} bebas di {place}.{' '}
            {orders[0] && (
              <Link
                to={buildTransferUrl({
                  from: warehouse,
                  to: orders[0].warehouse,
                  sku,
                  quantity: Math.min(free, sumAwaitedIn(orders, orders[0].warehouse)),
                })}
                className="inline-flex min-h-11 items-center font-semibold text-link md:pointer-fine:min-h-0"
              >
                Pindahkan ke {orders[0].warehouse}
              </Link>
            )}{' '}
            supaya pesanan terpenuhi.
          </p>
        ))}
      </div>
    </li>
  )
}

/** How much of it is for orders that are paid or on credit. */
function describeBound({ awaited, bound }: Row): string {
  if (bound === awaited) return 'semuanya sudah diproses'
  return bound > 0 ? `${formatQuantity(bound)} diproses, lainnya belum dibayar` : 'belum dibayar'
}

const sumAwaitedIn = (orders: Row['orders'], warehouse: string): number =>
  orders.reduce((sum, order) => (order.warehouse === warehouse ? sum + order.quantity : sum), 0)

function AwaitingOrder({ order, unit }: { order: Row['orders'][number]; unit: string }) {
  const { id, number, status, buyer, due, quantity, warehouse } = order
  const staff = useStaff()
  // Who keeps the stock does not have to be one who may open orders, and the warehouse opens none that is unpaid.
  const canOpen =
    hasRole(staff, 'sales', 'finance') || (hasRole(staff, 'warehouse') && isWarehouseOrder(status))
  return (
    <li className="num">
      {canOpen ? (
        <Link
          to={`/backoffice/pesanan/${id}`}
          className="inline-flex min-h-11 items-center font-semibold text-link md:pointer-fine:min-h-0"
        >
          {number}
        </Link>
      ) : (
        <b>{number}</b>
      )}{' '}
      <span className="text-ink-2">
        {formatQuantity(quantity)} {unit} di {warehouse} · {buyer} · {orderStatusNames[status]} ·
        dijanjikan {formatDate(due)}
      </span>
    </li>
  )
}
