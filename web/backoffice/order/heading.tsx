import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { orderStatusLook } from '#modules/orders/rules.ts'
import { formatMoment } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { DeskOrder } from './shapes.ts'

/** Which order it is, whose, and where it stands. */
export function Heading({ order: { header, buyer } }: { order: DeskOrder }) {
  const look = orderStatusLook[header.status]
  return (
    <header className="flex items-start gap-2 border-b border-line bg-face py-3 pr-4 pl-1.5 md:pr-6 md:pl-3">
      <Link
        to="/backoffice/pesanan"
        aria-label="Kembali ke daftar pesanan"
        className="grid size-11 shrink-0 place-items-center rounded-control text-ink-2! hover:bg-concrete-100"
      >
        <Icon of={ArrowLeft} />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="num flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-20 md:text-24">
          {header.number} <Badge tone={look.tone}>{look.name}</Badge>
        </h1>
        <p className="text-14 text-ink-2">
          Masuk {formatMoment(header.placedAt)} · {buyer.company ?? buyer.name}
          {header.poNumber && (
            <>
              {' '}
              · PO <span className="inline-block">{header.poNumber}</span>
            </>
          )}
        </p>
        {header.status === 'awaiting_payment' && header.expiresAt && (
          <p className="text-14 text-warning-text">
            Batal sendiri bila belum dibayar sampai {formatMoment(header.expiresAt)}.
          </p>
        )}
      </div>
    </header>
  )
}
