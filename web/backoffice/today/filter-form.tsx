import { Form } from 'react-router'
import { Link } from '#web/ui/navigation/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { AHEAD_CHOICES, buildTodayUrl, type TodayQuery } from './query.ts'

const ASSIGNEES = [
  { value: '', label: 'Semua orang' },
  { value: 'own', label: 'Tugas saya' },
  { value: 'none', label: 'Belum ada petugas' },
] as const

/** Filters tasks by assignee and warehouse, and deliveries by day. */
export const TodayFilterForm = ({
  query,
  warehouses,
}: {
  query: TodayQuery
  warehouses: readonly { code: string; name: string }[]
}) => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line bg-face px-4 py-2 md:px-6">
    <nav aria-label="Petugas" className="flex flex-wrap gap-x-4 text-14">
      {ASSIGNEES.map(({ value, label }) => (
        <Link
          key={value}
          to={buildTodayUrl(query, { assignee: value })}
          aria-current={value === query.assignee ? 'true' : undefined}
          className="inline-flex min-h-11 items-center aria-[current]:font-bold aria-[current]:text-ink!"
        >
          {label}
        </Link>
      ))}
    </nav>
    <Form
      key={`${query.warehouse} ${query.ahead}`}
      className="grid gap-2 max-sm:w-full sm:flex sm:items-center"
    >
      {query.kind && <input type="hidden" name="kind" value={query.kind} />}
      {query.assignee && <input type="hidden" name="assignee" value={query.assignee} />}
      <Select
        name="warehouse"
        aria-label="Gudang"
        prompt="Semua gudang"
        defaultValue={query.warehouse}
        options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <Select
        name="ahead"
        aria-label="Jadwal kirim"
        defaultValue={String(query.ahead)}
        options={AHEAD_CHOICES}
      />
      <Button type="submit" variant="outlined">
        Terapkan
      </Button>
    </Form>
  </div>
)
