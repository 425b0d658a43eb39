import type { Api } from '#modules/client.ts'
import { SubmissionStatus, submissionStatusNames } from '#modules/people/verification/rules.ts'
import { formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { submissionStatusTones } from '#web/shared/status-badges/verification.ts'
import { pageTitle } from '#web/page-title.ts'
import { loadStatusList } from '../shared/lists/list-query.ts'
import type { QueueRow } from '../shared/queues/queue-item.tsx'
import { QueuePage } from '../shared/queues/queue-page.tsx'
import type { Route } from './+types/submissions'

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Verifikasi')

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadStatusList(url, SubmissionStatus, (query) =>
    context.get(apiContext).staffVerification.queue({ query }),
  )

const TABS = [
  { status: undefined, label: 'Menunggu' },
  { status: 'approved', label: 'Terverifikasi' },
  { status: 'rejected', label: 'Ditolak' },
] as const

export default function Submissions({
  loaderData: { list, status, search },
}: Route.ComponentProps) {
  return (
    <QueuePage
      path="/backoffice/verifikasi"
      title="Verifikasi perusahaan"
      tabs={TABS}
      tabsLabel="Status pengajuan"
      status={status}
      search={search}
      searchLabel="Cari perusahaan"
      searchPlaceholder="Nama perusahaan"
      list={list}
      toQueueRow={toQueueRow}
      columns="lg:grid-cols-[minmax(0,1fr)_190px_230px_150px]"
      pagesLabel="Halaman pengajuan"
      icon="shield-check"
      noMatchText="Coba sebagian nama perusahaan, atau lihat di status yang lain."
      resetLabel="Hapus pencarian"
      emptyText="Perusahaan yang mengirim dokumennya muncul di sini, yang paling lama menunggu di atas."
    />
  )
}

type SubmissionRow = Awaited<ReturnType<Api['staffVerification']['queue']>>['results'][number]

const toQueueRow = (row: SubmissionRow): QueueRow => ({
  id: row.id,
  heading: (
    <>
      <b className="block truncate">{row.company}</b>
      <span className="num text-12 text-ink-2">
        {formatQuantity(row.documents)} dokumen
        {row.attempt > 1 && ` · pengajuan ke-${row.attempt}`}
      </span>
    </>
  ),
  badge: { name: submissionStatusNames[row.status], tone: submissionStatusTones[row.status] },
  receivedAt: row.submittedAt,
  ageHours: row.ageHours,
  handler: row.reviewer,
})
