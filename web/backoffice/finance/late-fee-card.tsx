import { formatDateTime, formatShortDate } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Money } from '#web/ui/money.tsx'
import { Timeline } from '#web/ui/timeline.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { InvoiceLateFee } from './types.ts'

type Entry = InvoiceLateFee['history'][number]
type Props = { lateFee: InvoiceLateFee; record: string; reply: unknown }

/** The fee of an invoice's delay: what was charged and waived, and the form that waives it. */
export function LateFeeCard({ lateFee, record, reply }: Props) {
  const { history, isStopped, whyNot } = lateFee
  return (
    <Card title="Denda keterlambatan">
      <p>
        <Money of={lateFee.amount} exact className="text-20 font-heavy" />
        <span className="block text-14 text-ink-2">
          {isStopped
            ? 'Tidak bertambah lagi: dihentikan keuangan.'
            : 'Termasuk dalam jumlah yang diminta tagihan ini.'}
        </span>
      </p>
      {history.length > 0 && (
        <div className="mt-3">
          <Timeline
            items={history.map((entry) => ({
              title: <EntryTitle entry={entry} />,
              note: entry.reason ?? undefined,
              by: [entry.by, formatDateTime(entry.at)].join(' · '),
            }))}
          />
        </div>
      )}
      {whyNot ? (
        <p className="mt-3 text-14 text-ink-2">{whyNot}</p>
      ) : (
        <WaiveForm record={record} reply={reply} />
      )}
    </Card>
  )
}

const EntryTitle = ({ entry: { kind, amount, from, to } }: { entry: Entry }) => (
  <>
    {kind === 'charged' ? 'Ditambahkan' : 'Dihapus'} <Money of={amount} exact />
    {from && to && (
      <span className="font-normal text-ink-2">
        {' '}
        · {formatShortDate(from)}
        {to !== from && ` – ${formatShortDate(to)}`}
      </span>
    )}
  </>
)

function WaiveForm({ record, reply }: Pick<Props, 'record' | 'reply'>) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent="waive"
      draft={{ record: `${record} denda` }}
      className="mt-4 grid gap-3 border-t border-line pt-4"
    >
      <FormField name="reason" label="Alasan menghapus denda" hint="Hanya untuk tim." required>
        {(control) => <Textarea {...control} rows={2} maxLength={300} />}
      </FormField>
      <FormCheckbox name="stop" value="on">
        Jangan tambahkan denda lagi untuk tagihan ini
      </FormCheckbox>
      <div>
        <SubmitButton variant="outlined" className="max-sm:w-full">
          Hapus denda
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
