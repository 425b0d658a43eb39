import { Link } from '#web/ui/navigation/link.tsx'
import { refundCauseNames } from '#modules/finance/refunds/rules/refund-cause.ts'
import { refundStatusNames } from '#modules/finance/refunds/rules/refund-status.ts'
import { formatRupiah } from '#platform/format.ts'
import { refundStatusTones } from '#web/shared/status-badges/refunds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { StaffRefundRow } from '../../refunds/types.ts'

/** What goes back to the buyer of an order. */
export const RefundsCard = ({ refunds }: { refunds: readonly StaffRefundRow[] }) =>
  refunds.length > 0 && (
    <Card title="Pengembalian dana">
      <ul className="grid gap-2">
        {refunds.map(({ id, amount, cause, status, lenderName }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/backoffice/pengembalian-dana/${id}`}
              className="num inline-flex min-h-11 items-center font-semibold text-link"
            >
              {formatRupiah(amount)}
            </Link>
            <Badge tone={refundStatusTones[status]}>{refundStatusNames[status]}</Badge>
            <span className="text-14 text-ink-2">
              {refundCauseNames[cause]}
              {lenderName && ` · untuk ${lenderName}`}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
