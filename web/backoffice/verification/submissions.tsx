import { ShieldCheck } from 'lucide-react'
import { Link } from 'react-router'
import { submissionStatusBadge, SubmissionStatus } from '#modules/people/verification/rules.ts'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ListHeader } from '../shared/list-header.tsx'
import { buildListUrl, SearchBar, readListSearch } from '../shared/search-bar.tsx'
import { WaitingTime } from '../shared/waiting-time.tsx'
import type { Route } from './+types/submissions'

const ROWS = 20

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Verifikasi')

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const status = SubmissionStatus.find((each) => each === url.searchParams.get('status'))
  const { page, search } = readListSearch(request)
  const list = await context.get(apiContext).staffVerification.queue({
    query: {
      page,
      count: ROWS,
      ...(status ? { status } : {}),
      ...(search ? { search: search.slice(0, 100) } : {}),
    },
  })
  return { list, status, search }
}

const TABS = [
  { status: undefined, label: 'Menunggu' },
  { status: 'approved', label: 'Terverifikasi' },
  { status: 'rejected', label: 'Ditolak' },
] as const

/** The companies that wait, with how long they have; whoever waits longest stands first. */
export default function Submissions({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <div>
      <ListHeader
        title="Verifikasi perusahaan"
        tabs={{
          label: 'Status pengajuan',
          items: TABS.map((tab) => ({
            to: buildListUrl({ status: tab.status, search }),
            label: tab.label,
            current: tab.status === status,
          })),
        }}
      >
        <SearchBar
          search={search}
          label="Cari perusahaan"
          placeholder="Nama perusahaan"
          preserved={{ status }}
        />
      </ListHeader>
      {list.results.length === 0 ? (
        <NoSubmissions status={status} search={search} />
      ) : (
        <ul className="border-b border-line bg-face">
          {list.results.map((row) => (
            <li key={row.id} className="border-t border-line">
              <Link
                to={`/backoffice/verifikasi/${row.id}`}
                className="grid gap-x-6 gap-y-1 px-4 py-3 text-ink! no-underline! hover:bg-tarp-50 md:px-6 lg:grid-cols-[minmax(0,1fr)_190px_230px_150px] lg:items-center"
              >
                <span className="min-w-0">
                  <b className="block truncate">{row.company}</b>
                  <span className="num text-12 text-ink-2">
                    {formatQuantity(row.documents)} dokumen
                    {row.attempt > 1 && ` · pengajuan ke-${row.attempt}`}
                  </span>
                </span>
                <span>
                  <Badge tone={submissionStatusBadge[row.status].tone}>
                    {submissionStatusBadge[row.status].name}
                  </Badge>
                </span>
                <span className="num text-14 text-ink-2">
                  {row.submittedAt && formatDateTime(row.submittedAt)}
                </span>
                <WaitingTime
                  hours={row.ageHours}
                  isOver={status !== undefined}
                  handler={row.reviewer}
                />
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

/** Why the list is empty: the search, the tab, or that nobody waits. */
function NoSubmissions({
  status,
  search,
}: {
  status: SubmissionStatus | undefined
  search: string
}) {
  if (search)
    return (
      <EmptyState
        icon={ShieldCheck}
        title="Tidak ada yang cocok"
        text="Coba sebagian nama perusahaan, atau lihat di status yang lain."
      >
        <ButtonLink to={buildListUrl({ status })} variant="outlined">
          Hapus pencarian
        </ButtonLink>
      </EmptyState>
    )
  const tab = TABS.find((each) => each.status === status)
  return status && tab ? (
    <EmptyState icon={ShieldCheck} title={`Belum ada yang ${tab.label.toLowerCase()}`} />
  ) : (
    <EmptyState
      icon={ShieldCheck}
      title="Tidak ada yang menunggu"
      text="Perusahaan yang mengirim dokumennya muncul di sini, yang paling lama menunggu di atas."
    />
  )
}
