import { Link } from '#web/ui/navigation/link.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { useActionFetcher } from '../../shared/actions/use-action-fetcher.ts'
import { buildFilterUrl, type StaffOrderListQuery } from './query.ts'
import type { SavedOrderFilter } from '../types.ts'

type Props = {
  filters: readonly SavedOrderFilter[]
  listQuery: StaffOrderListQuery
  reply: unknown
}

/** The filters that the member keeps, and the form that keeps the present one. */
export function SavedFilters({ filters, listQuery, reply }: Props) {
  const current = buildFilterUrl(listQuery).slice(1)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-face px-4 text-14 md:px-6">
      {filters.map(({ name, query }) => (
        <Link
          key={name}
          to={`?${query}`}
          aria-current={query === current ? 'true' : undefined}
          className="inline-flex min-h-11 items-center gap-1 aria-[current]:font-bold aria-[current]:text-ink!"
        >
          {name}
        </Link>
      ))}
      {(current !== '' || filters.length > 0) && (
        <details className="min-w-0">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 font-semibold text-link">
            Saringan saya
            <Icon name="chevron-down" small />
          </summary>
          <div className="grid max-w-xl gap-3 pt-1 pb-4">
            {current !== '' && <SaveForm query={current} reply={reply} />}
            {filters.length > 0 && (
              <ul>
                {filters.map(({ name }) => (
                  <li
                    key={name}
                    className="flex items-center justify-between gap-4 border-t border-line py-1"
                  >
                    <span className="min-w-0 wrap-anywhere">{name}</span>
                    <RemoveFilterForm name={name} reply={reply} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </details>
      )}
    </div>
  )
}

function SaveForm({ query, reply }: { query: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent="save-filter"
      className="flex flex-wrap items-end gap-2"
    >
      <input type="hidden" name="query" value={query} />
      <FormField
        name="name"
        label="Simpan saringan ini sebagai"
        maxLength={40}
        required
        className="min-w-48 flex-1"
      />
      <SubmitButton variant="outlined">Simpan</SubmitButton>
    </ReplyForm>
  )
}

function RemoveFilterForm({ name, reply }: { name: string; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`remove-filter ${name}`}>
      <input type="hidden" name="name" value={name} />
      <ConfirmSubmit
        label="Hapus"
        accessibleName={`Hapus saringan ${name}`}
        question={`Hapus saringan ${name}?`}
        loss="Pesanannya tidak berubah; hanya saringan ini yang hilang."
        confirmLabel="Hapus saringan"
        variant="ghost"
        size="small"
        busy={fetcher.state !== 'idle'}
      />
    </ReplyForm>
  )
}
