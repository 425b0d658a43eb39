import { formatRupiah } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import type { TaskCounts } from '../layout/sections.ts'
import { LinkRow } from '../shared/lists/link-row.tsx'
import { DIFFERENCES_PATH, OPEN_INVOICES_PATH } from './paths.ts'
import type { FinanceOverview } from './types.ts'

/** Kinds of tasks with the lists on which they are worked on. */
const WORK = [
  {
    kind: 'payment-proof',
    title: 'Bukti transfer',
    details: 'Menunggu diperiksa',
    to: '/backoffice/pesanan?status=awaiting_confirmation',
  },
  {
    kind: 'bank-line',
    title: 'Mutasi bank',
    details: 'Uang masuk yang menunggu tagihannya',
    to: '/backoffice/mutasi-bank',
  },
  {
    kind: 'gateway-payment',
    title: 'Uang belum cocok',
    details: 'Lewat virtual account, QRIS, atau Paper.id',
    to: '/backoffice/pembayaran',
  },
  {
    kind: 'return-credit',
    title: 'Retur',
    details: 'Menunggu nota kredit',
    to: '/backoffice/retur?status=received',
  },
  {
    kind: 'refund',
    title: 'Pengembalian dana',
    details: 'Belum dikirim ke pembeli',
    to: '/backoffice/pengembalian-dana',
  },
  {
    kind: 'credit',
    title: 'Limit kredit',
    details: 'Pengajuan yang menunggu',
    to: '/backoffice/kredit?status=applied',
  },
] as const

/** What waits for finance, each number with its list. */
export function WaitingWork({
  overview: { dueToday, differences },
  counts,
}: {
  overview: FinanceOverview
  counts: TaskCounts
}) {
  return (
    <Card title="Menunggu keuangan" flush>
      <ul className="-mt-px grid sm:grid-cols-2 xl:grid-cols-4">
        <LinkRow
          to={`${OPEN_INVOICES_PATH}?due=today`}
          title="Jatuh tempo hari ini"
          details={formatRupiah(dueToday.amount)}
          count={String(dueToday.count)}
        />
        {WORK.map(({ kind, ...row }) => (
          <LinkRow key={kind} {...row} count={formatTotal(counts, kind)} />
        ))}
        <LinkRow
          to={DIFFERENCES_PATH}
          title="Selisih bulan ini"
          details={formatRupiah(differences.amount)}
          count={String(differences.count)}
        />
      </ul>
    </Card>
  )
}

function formatTotal(counts: TaskCounts, kind: string): string {
  const found = counts.find((each) => each.kind === kind)
  if (!found) return '0'
  return found.totalIsExact ? String(found.total) : `${found.total}+`
}
