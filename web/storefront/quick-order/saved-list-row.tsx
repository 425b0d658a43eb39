import { Link } from '#web/ui/navigation/link.tsx'
import { formatDate, formatQuantity } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Badge } from '#web/ui/badge.tsx'
import type { QuickOrderLists } from './lists.ts'
import { QUICK_ORDER_URL } from './quick-order-url.ts'

export function SavedListRow({
  saved,
  current,
}: {
  saved: QuickOrderLists['saved'][number]
  current: boolean
}) {
  return (
    <li className="border-t border-line first:border-0">
      <Link
        to={`${QUICK_ORDER_URL}&daftar=${saved.id}`}
        aria-current={current || undefined}
        className={`flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-14 text-ink! no-underline! hover:bg-tarp-50 ${current ? 'bg-tarp-50 shadow-[inset_3px_0_0_var(--color-tarp-600)]' : ''}`}
      >
        <span className="min-w-0 flex-1">
          <b className="block truncate">{saved.name}</b>
          <span className="text-12 text-ink-2">
            {saved.mine ? 'Milik Anda' : `Dari ${saved.owner}`}, {formatDate(saved.changedAt)}
          </span>
        </span>
        {saved.shared && (
          <Badge tone="info">
            <Icon name="users" className="size-3.5" /> Dibagikan
          </Badge>
        )}
        <span className="num text-ink-2">{formatQuantity(saved.lines)} barang</span>
      </Link>
    </li>
  )
}
