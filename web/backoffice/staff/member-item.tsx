import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { StaffMember } from '#modules/people/staff/contract.ts'
import { staffStateNames, type StaffMemberState } from '#modules/people/staff/rules.ts'
import { formatShortDate } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { staffStateTones } from '#web/shared/status-badges/staff.ts'
import { Badge } from '#web/ui/badge.tsx'
import { formatRoles, useStaff } from '../shared/staff.ts'

/** A member of staff in the list, which opens their page. */
export function MemberItem({
  member: { id, name, email, roles, state, lastSeenAt },
}: {
  member: z.output<typeof StaffMember>
}) {
  const { id: ownId } = useStaff()
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={`/backoffice/staf/${id}`}
        className="flex items-center gap-3 px-4 py-3 text-14 text-ink! no-underline! hover:bg-tarp-50 md:px-6"
      >
        <span className="grid min-w-0 flex-1 gap-x-6 gap-y-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_120px_200px] lg:items-center">
          <span className="min-w-0">
            <b className="block wrap-anywhere">
              {name}
              {id === ownId && <span className="font-normal text-ink-2"> (Anda)</span>}
            </b>
            <span className="block wrap-anywhere text-ink-2">{email}</span>
          </span>
          <span>{formatRoles({ roles })}</span>
          <span>
            <Badge tone={staffStateTones[state]}>{staffStateNames[state]}</Badge>
          </span>
          <span className="num text-ink-2">{formatLastSeen(state, lastSeenAt)}</span>
        </span>
        <Icon name="chevron-right" className="size-4.5 text-ink-2" />
      </Link>
    </li>
  )
}

/** Sessions are deleted after a month, so none left does not mean that there was none. */
const formatLastSeen = (state: StaffMemberState, at: string | null) =>
  at
    ? `terlihat ${formatShortDate(at)}`
    : state === 'invited'
      ? 'belum memilih kata sandi'
      : 'lama tidak terlihat'
