import type { ReactNode } from 'react'
import { formatDateTime } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { Table } from '#web/ui/table.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { taxStateNames } from './state-names.ts'
import type { TaxMonthResponse } from './types.ts'

type SumRow = TaxMonthResponse['net'] & { name: string; note?: string }

/** The month's invoices by what became of them, what it takes back, and the rest. */
export function MonthSums({ summary }: { summary: TaxMonthResponse }) {
  const rows: SumRow[] = [
    ...summary.states.map(({ state, ...sum }) => ({ ...sum, ...taxStateNames[state] })),
    {
      ...summary.creditNotes,
      name: 'Nota kredit',
      note: 'Mengurangi; pembeli ber-NPWP membuat nota retur.',
    },
    { ...summary.cancellations, name: 'Pembatalan bulan ini', note: 'Mengurangi.' },
    { ...summary.net, name: 'Jumlah bersih' },
  ]
  return (
    <Card title="Bulan ini" flush>
      <Table
        caption="PPN bulan ini menurut keadaannya"
        rows={rows}
        id={({ name }) => name}
        columns={[
          {
            head: 'Keadaan',
            wide: true,
            cell: ({ name, note }) => (
              <>
                <span className="font-semibold">{name}</span>
                {note && <span className="block text-14 text-ink-2">{note}</span>}
              </>
            ),
          },
          { head: 'Dokumen', align: 'right', cell: ({ count }) => count },
          {
            head: 'Dasar tanpa PPN',
            align: 'right',
            cell: ({ exclusive }) => <Money of={exclusive} />,
          },
          { head: 'DPP nilai lain', align: 'right', cell: ({ base }) => <Money of={base} /> },
          { head: 'PPN', align: 'right', cell: ({ tax }) => <Money of={tax} /> },
        ]}
      />
    </Card>
  )
}

/** Makes files for Coretax, and gives those that were made. */
export function Exports({ summary, reply }: { summary: TaxMonthResponse; reply: unknown }) {
  const { month, exports, states } = summary
  const has = (kind: string) => states.some(({ state }) => state === kind)
  return (
    <Card title="Berkas Coretax">
      <div className="grid gap-4">
        <div className="flex flex-wrap gap-3">
          {has('new') && (
            <ExportForm month={month} kind="new" reply={reply}>
              Buat berkas faktur
            </ExportForm>
          )}
          {has('replacement') && (
            <ExportForm month={month} kind="replacement" reply={reply}>
              Buat berkas pengganti
            </ExportForm>
          )}
          <Download to={`/backoffice/pajak/unduh?jenis=laporan&month=${month}`}>
            Laporan XLSX
          </Download>
          <Download to={`/backoffice/pajak/unduh?jenis=laporan&format=csv&month=${month}`}>
            Laporan CSV
          </Download>
          {has('retail') && (
            <Download to={`/backoffice/pajak/unduh?jenis=digunggung&month=${month}`}>
              Berkas digunggung
            </Download>
          )}
        </div>
        {exports.length === 0 ? (
          <p className="text-14 text-ink-2">Belum ada berkas untuk bulan ini.</p>
        ) : (
          <ul className="grid gap-3">
            {exports.map((made) => (
              <li key={made.id} className="border-t border-line pt-3">
                <p className="font-semibold">
                  {made.kind === 'new' ? 'Faktur' : 'Pengganti'} · {made.count} tagihan · PPN{' '}
                  <Money of={made.tax} />
                </p>
                <p className="num text-14 text-ink-2">
                  {formatDateTime(made.createdAt)}, {made.createdBy}
                </p>
                <p className="mt-2 flex flex-wrap gap-3">
                  {Array.from({ length: made.parts }, (_, index) => (
                    <Download
                      key={index}
                      to={`/backoffice/pajak/unduh?jenis=faktur&id=${made.id}&part=${index + 1}`}
                    >
                      {made.parts === 1 ? 'Unduh XML' : `Unduh XML bagian ${index + 1}`}
                    </Download>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

const Download = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} className="inline-flex min-h-11 items-center text-link" download>
    {children}
  </a>
)

type ExportFormProps = {
  month: string
  kind: 'new' | 'replacement'
  reply: unknown
  children: ReactNode
}

function ExportForm({ month, kind, reply, children }: ExportFormProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`export ${kind}`}>
      <input type="hidden" name="month" value={month} />
      <input type="hidden" name="kind" value={kind} />
      <SubmitButton
        color={kind === 'new' ? 'main' : undefined}
        variant={kind === 'new' ? undefined : 'outlined'}
      >
        {children}
      </SubmitButton>
    </ReplyForm>
  )
}
