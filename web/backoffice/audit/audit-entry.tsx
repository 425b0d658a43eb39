import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import type { AuditLogEntry } from '#modules/foundation/audit/contract.ts'
import { formatDateTime } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { listChanges } from './changes.ts'
import { describeEntity } from './entity-names.ts'

/** The list page of each audited entity type; an entity's own page is below it. */
const ENTITY_PAGES: Record<string, string> = {
  order: 'pesanan',
  akun: 'akun',
  staf: 'staf',
  verifikasi: 'verifikasi',
  import: 'impor',
}

/** One audit entry: the action, who took it and when, and the values before and after. */
export function AuditEntryItem({ entry }: { entry: z.output<typeof AuditLogEntry> }) {
  const changes = listChanges(entry.before, entry.after, entry.names, entry.thing)
  const page = ENTITY_PAGES[entry.thing]
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-line px-4 py-3 text-14 md:grid-cols-[minmax(0,200px)_minmax(0,1fr)] lg:grid-cols-[minmax(0,300px)_minmax(0,1fr)] first:border-0 md:px-6">
      <div className="min-w-0">
        <h2 className="text-14">{entry.action}</h2>
        <p>
          {page ? (
            <Link
              to={`/backoffice/${page}/${entry.thingId}`}
              className="num inline-flex min-h-11 items-center font-semibold text-link md:pointer-fine:min-h-0"
            >
              {entry.thingName}
            </Link>
          ) : (
            <b>{entry.thingName}</b>
          )}
        </p>
        <p className="text-12 text-ink-2">
          {describeEntity(entry.thing)} · {entry.staff} ·{' '}
          <span className="num">{formatDateTime(entry.at)}</span>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="grid content-start gap-1">
          {changes.map(({ name, before, after }) => (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,112px)_minmax(0,1fr)] gap-x-3 md:grid-cols-[minmax(0,140px)_minmax(0,1fr)] lg:grid-cols-[minmax(0,200px)_minmax(0,1fr)]"
            >
              <dt className="text-ink-2">{name}</dt>
              <dd className="num flex min-w-0 flex-wrap items-baseline gap-x-2">
                {before !== null && (
                  <del className="bg-danger-surface px-1 text-danger-text">{before}</del>
                )}
                {before !== null && after !== null && (
                  <Icon name="arrow-right" small className="self-center text-ink-2" />
                )}
                {after !== null && (
                  <ins className="bg-success-surface px-1 text-success-text no-underline">
                    {after}
                  </ins>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
