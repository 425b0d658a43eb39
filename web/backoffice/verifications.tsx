import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { submissionLook, SubmissionStatus } from '#modules/verification/rules.ts'
import { formatMoment, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { titled } from '#web/titled.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { TabLinks } from '#web/ui/tabs.tsx'
import type { Route } from './+types/verifications.ts'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Verifikasi')

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = url.searchParams
  const status = SubmissionStatus.find((each) => each === query.get('status'))
  const page = Number(query.get('page')) || 0
  const list = await context.get(apiContext).staffVerification.queue({
    query: { page, count: ROWS, ...(status ? { status } : {}) },
  })
  return { list, status }
}

const TABS = [
  { status: undefined, label: 'Menunggu' },
  { status: 'approved', label: 'Terverifikasi' },
  { status: 'rejected', label: 'Ditolak' },
] as const

/** The companies that wait, with how long they have; whoever waits longest stands first. */
export default function Verifications({ loaderData: { list, status } }: Route.ComponentProps) {
  return (
    <div>
      <header className="bg-face px-4 py-3 md:px-6">
        <h1>Verifikasi perusahaan</h1>
      </header>
      <div className="bg-face md:px-3">
        <TabLinks
          label="Status pengajuan"
          items={TABS.map((tab) => ({
            to: tab.status ? `?status=${tab.status}` : '/backoffice/verifikasi',
            label: tab.label,
            current: tab.status === status,
          }))}
        />
      </div>
      {list.results.length === 0 ? (
        <EmptyState
          icon={ShieldCheck}
          title="Tidak ada yang menunggu"
          text="Perusahaan yang mengirim dokumennya muncul di sini, yang paling lama menunggu di atas."
        />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((row) => (
            <li key={row.id} className="border-t border-line">
              <Link
                to={`/backoffice/verifikasi/${row.id}`}
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_180px_200px_160px] lg:items-center"
              >
                <span className="min-w-0">
                  <b className="block truncate">{row.company}</b>
                  <span className="num text-12 text-ink-2">
                    {formatQuantity(row.documents)} dokumen
                    {row.attempt > 1 && ` · pengajuan ke-${row.attempt}`}
                  </span>
                </span>
                <span>
                  <Badge tone={submissionLook[row.status].tone}>
                    {submissionLook[row.status].name}
                  </Badge>
                </span>
                <span className="num text-14 text-ink-2">
                  {row.submittedAt && formatMoment(row.submittedAt)}
                </span>
                <span
                  className={`num text-14 ${row.ageHours >= 24 && !status ? 'font-semibold text-danger-text' : 'text-ink-2'}`}
                >
                  {row.ageHours < 24
                    ? `${formatQuantity(row.ageHours)} jam`
                    : `${formatQuantity(Math.floor(row.ageHours / 24))} hari`}
                  {row.reviewer && ` · ${row.reviewer}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...list} label="Halaman pengajuan" />
      </div>
    </div>
  )
}
