import type { ReactNode } from 'react'
import { Link } from '#web/ui/navigation/link.tsx'
import { orderStatusNames } from '#modules/selling/orders/rules/order-status.ts'
import { orderStatusTones } from '#web/shared/status-badges/orders.ts'
import { formatDateTime } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useListOrigin } from '../../shared/lists/list-origin.ts'
import { hasRole, useStaff } from '../../shared/staff.ts'
import type { StaffOrderDetails } from '../types.ts'

type Heading = {
  header: Pick<StaffOrderDetails['header'], 'number' | 'status' | 'placedAt' | 'poNumber'>
  buyer: Pick<StaffOrderDetails['buyer'], 'company' | 'name'>
}

/** The order's number, buyer and status, and the way to a list unless a bar above leads back to the one it was opened from. */
export function OrderHeading({
  order: { header, buyer },
  list,
  listName,
  facts,
  children,
}: {
  order: Heading
  /** The list behind the arrow. */
  list: string
  listName: string
  /** What follows the number of the buyer's purchase order. */
  facts?: ReactNode
  children?: ReactNode
}) {
  const hasBar = useListOrigin() !== undefined
  return (
    <header
      className={`flex items-start gap-2 border-b border-line bg-face py-3 ${hasBar ? 'px-4 md:px-6' : 'pr-4 pl-1.5 md:pr-6 md:pl-3'}`}
    >
      {!hasBar && (
        <Link
          to={list}
          aria-label={`Kembali ke ${listName}`}
          className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2! hover:bg-concrete-100"
        >
          <Icon name="arrow-left" />
        </Link>
      )}
      <div className="min-w-0 flex-1">
        <h1 className="num flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-20 md:text-24">
          {header.number}{' '}
          <Badge tone={orderStatusTones[header.status]}>{orderStatusNames[header.status]}</Badge>
        </h1>
        <p className="text-14 text-ink-2">
          Masuk {formatDateTime(header.placedAt)} · {buyer.company ?? buyer.name}
          {header.poNumber && (
            <>
              {' '}
              · PO <span className="inline-block">{header.poNumber}</span>
            </>
          )}
          {facts}
        </p>
        {children}
      </div>
    </header>
  )
}

/** The heading for those who sell: the buyer's purchase order, and until when it has to be paid. */
export const OrderHeader = ({ order }: { order: StaffOrderDetails }) => {
  const { header } = order
  const canOpenPurchaseOrder = hasRole(useStaff(), 'sales')
  return (
    <OrderHeading
      order={order}
      list="/backoffice/pesanan"
      listName="daftar pesanan"
      facts={
        header.purchaseOrder &&
        (canOpenPurchaseOrder ? (
          <>
            {' · '}
            <Link to={`/backoffice/upo/${header.purchaseOrder.id}`}>
              {header.purchaseOrder.number}
            </Link>
            {' · '}
            <a
              href={`/backoffice/upo/${header.purchaseOrder.id}/berkas`}
              target="_blank"
              rel="noreferrer"
              className="wrap-anywhere text-link"
            >
              {header.purchaseOrder.fileName}
            </a>
          </>
        ) : (
          ` · ${header.purchaseOrder.number}`
        ))
      }
    >
      {header.status === 'awaiting_payment' && header.expiresAt && (
        <p className="text-14 text-warning-text">
          Batal sendiri bila belum dibayar sampai {formatDateTime(header.expiresAt)}.
        </p>
      )}
    </OrderHeading>
  )
}
