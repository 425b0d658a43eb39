import { Link } from '#web/ui/navigation/link.tsx'
import { formatDateTime } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Money } from '#web/ui/money.tsx'
import type { CompanyData } from '../company-members/load.ts'

/** Colleagues' orders above their limit, each leading to where they are decided. */
export function PendingApprovals({ approvals }: { approvals: CompanyData['approvals'] }) {
  return (
    <Card title="Menunggu persetujuan Anda" flush>
      <ul>
        {approvals.map(({ id, number, by, total, limit, askedAt }) => (
          <li
            key={id}
            className="relative grid gap-x-4 gap-y-1 border-t border-line p-4 first:border-0 hover:bg-concrete-100 md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2">
                <Link
                  to={`/profile?persetujuan=${id}`}
                  className="num font-bold no-underline! after:absolute after:inset-0 hover:underline!"
                >
                  {number}
                </Link>
                <Badge tone="warning">Perlu keputusan</Badge>
              </p>
              <p className="text-14 text-ink-2">
                {by}, {formatDateTime(askedAt)}
                {limit && (
                  <>
                    , batasnya <Money of={limit} />
                  </>
                )}
              </p>
            </div>
            <Money of={total} className="text-18 font-heavy" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
