import type { MonthState } from '#modules/finance/month-closing/rules.ts'
import { formatDateTime, formatMonth, formatRupiah } from '#platform/format.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ConfirmSubmit } from '#web/ui/forms/confirm-submit.tsx'
import { ReplyForm } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { LedgerMonth } from './types.ts'

const states: Record<MonthState, { name: string; tone: 'success' | 'warning' | 'neutral' }> = {
  closed: { name: 'Ditutup', tone: 'success' },
  open: { name: 'Belum ditutup', tone: 'warning' },
  running: { name: 'Berjalan', tone: 'neutral' },
}

/** What each month moved and ended with; the oldest that is over has the button that closes it. */
export const MonthTable = ({ months, reply }: { months: LedgerMonth[]; reply: unknown }) => (
  <Table
    caption="Bulan pembukuan, yang terbaru dulu"
    rows={months}
    id={({ month }) => month}
    columns={[
      { head: 'Bulan', wide: true, cell: ({ month }) => formatMonth(month) },
      { head: 'Jurnal', align: 'right', cell: ({ transactions }) => transactions },
      { head: 'Penjualan', align: 'right', cell: ({ sales }) => <Money of={sales} /> },
      { head: 'Piutang akhir', align: 'right', cell: (row) => <Money of={row.receivables} /> },
      { head: 'Uang belum cocok', align: 'right', cell: (row) => <Money of={row.unmatched} /> },
      { head: 'Status', cell: (row) => <MonthStanding row={row} reply={reply} /> },
    ]}
  />
)

function MonthStanding({
  row: { month, state, unmatched, canClose, lastEvent },
  reply,
}: {
  row: LedgerMonth
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  const { name, tone } = states[state]
  return (
    <div className="grid justify-items-start gap-2">
      <Badge tone={tone}>{name}</Badge>
      {lastEvent && (
        <p className="max-w-64 text-14 text-ink-2">
          {lastEvent.kind === 'closed' ? 'Ditutup' : 'Dibuka lagi'} {lastEvent.by},{' '}
          {formatDateTime(lastEvent.at)}
          {lastEvent.reason && `: ${lastEvent.reason}`}
        </p>
      )}
      {canClose && (
        <ReplyForm fetcher={fetcher} reply={reply} intent="close" draft={{ record: month }}>
          <input type="hidden" name="month" value={month} />
          <ConfirmSubmit
            label={`Tutup ${formatMonth(month)}`}
            question={`Tutup buku ${formatMonth(month)}?`}
            loss={describeClosing(unmatched)}
            confirmLabel="Ya, tutup"
            size="small"
            busy={fetcher.state !== 'idle'}
          />
        </ReplyForm>
      )}
    </div>
  )
}

const describeClosing = (unmatched: LedgerMonth['unmatched']): string =>
  `${unmatched.amount === '0.00' ? '' : `${formatRupiah(unmatched)} belum cocok. `}Tidak ada yang dibukukan lagi di bulan itu. Hanya admin yang bisa membukanya lagi, dengan alasan.`
