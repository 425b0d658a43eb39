import { Link } from '#web/ui/navigation/link.tsx'
import { returnStatusNames } from '#modules/finance/returns/rules/return-status.ts'
import { returnStatusTones } from '#web/shared/status-badges/returns.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import type { StaffReturnRow } from '../../returns/types.ts'

/** The returns of an order. */
export const ReturnsCard = ({ returns }: { returns: readonly StaffReturnRow[] }) =>
  returns.length > 0 && (
    <Card title="Retur">
      <ul className="grid gap-2">
        {returns.map(({ id, number, status }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link
              to={`/backoffice/retur/${id}`}
              className="num inline-flex min-h-11 items-center font-semibold text-link"
            >
              {number}
            </Link>
            <Badge tone={returnStatusTones[status]}>{returnStatusNames[status]}</Badge>
          </li>
        ))}
      </ul>
    </Card>
  )
