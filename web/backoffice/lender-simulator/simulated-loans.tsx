import { formatDateTime } from '#platform/format.ts'
import type { Api } from '#modules/client.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { Step } from './decision-forms.tsx'

type SimulatedLoan = Awaited<ReturnType<Api['staffLenderSimulator']['show']>>['loans'][number]

const EVENT_NAMES: Record<SimulatedLoan['events'][number]['status'], string> = {
  approved: 'Menyetujui pencairan',
  refused: 'Menolak pencairan',
  paid: 'Membayar toko',
  repaid: 'Menerima cicilan',
}

/** The loans that the built-in lenders were asked for, and everything that real ones may do with them. */
export const SimulatedLoans = ({
  loans,
  reply,
}: {
  loans: readonly SimulatedLoan[]
  reply: unknown
}) =>
  loans.length === 0 ? null : (
    <section aria-label="Pencairan">
      <h2 className="px-4 pt-4 pb-2 md:px-6">Pencairan</h2>
      <ul className="border-b border-line bg-face">
        {loans.map((loan) => (
          <li
            key={loan.id}
            className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)]"
          >
            <LoanFacts loan={loan} />
            <LoanForms loan={loan} reply={reply} />
          </li>
        ))}
      </ul>
      <h2 className="px-4 pt-4 pb-2 md:px-6">Pengajuan</h2>
    </section>
  )

const LoanFacts = ({ loan }: { loan: SimulatedLoan }) => (
  <div className="min-w-0">
    <p className="flex flex-wrap items-baseline gap-x-3">
      <b className="num">{loan.description}</b>
      <span>{loan.name}</span>
    </p>
    <p className="num text-14 text-ink-2">
      {loan.tenor} bulan · {formatDateTime(loan.arrivedAt)}
    </p>
    <Money of={loan.amount} exact className="text-18 font-heavy" />
    <p className="text-14 wrap-anywhere">
      {loan.delivery ? `Kirim ke ${loan.delivery}` : 'Pengiriman belum dikonfirmasi'}
    </p>
    {loan.events.map(({ id, status, at, reason, instalment }) => (
      <p key={id} className="num text-14">
        {EVENT_NAMES[status]}
        {instalment && ` ke-${instalment}`}, {formatDateTime(at)}
        {reason && ` · ${reason}`}
      </p>
    ))}
    {loan.returns.map(({ id, amount, transfer, at }) => (
      <p key={id} className="num text-14 wrap-anywhere">
        Menerima kembali <Money of={amount} exact />, {formatDateTime(at)}
        {transfer && ` · referensi ${transfer}`}
      </p>
    ))}
  </div>
)

function LoanForms({ loan, reply }: { loan: SimulatedLoan; reply: unknown }) {
  const fetcher = useActionFetcher()
  const { id, events, tenor } = loan
  const count = (status: string) => events.filter((event) => event.status === status).length
  const isOpen = count('refused') === 0 && count('paid') === 0
  return (
    <div className="grid content-start gap-3">
      <div className="flex flex-wrap gap-2">
        {isOpen && count('approved') === 0 && (
          <Step intent={`loan ${id}`} fields={{ step: 'approved' }} reply={reply}>
            Setujui
          </Step>
        )}
        {isOpen && loan.delivery && (
          <Step intent={`loan ${id}`} fields={{ step: 'paid' }} reply={reply}>
            Bayar toko
          </Step>
        )}
        {count('paid') > 0 && count('repaid') < tenor && (
          <Step intent={`loan ${id}`} fields={{ step: 'repaid' }} reply={reply}>
            Bayar cicilan
          </Step>
        )}
        {events.length > 0 && (
          <>
            <Step intent={`repeat-loan ${id}`} fields={{ which: 'last' }} reply={reply}>
              Ulangi kabar
            </Step>
            <Step intent={`repeat-loan ${id}`} fields={{ which: 'first' }} reply={reply}>
              Kabar pertama lagi
            </Step>
          </>
        )}
        <Step intent={`forge-loan ${id}`} reply={reply}>
          Palsukan kabar
        </Step>
      </div>
      {isOpen && (
        <ReplyForm
          fetcher={fetcher}
          reply={reply}
          intent={`loan ${id}`}
          className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
        >
          <input type="hidden" name="step" value="refused" />
          <FormField name="reason" label="Alasan" optional maxLength={300} />
          <SubmitButton variant="outlined">Tolak</SubmitButton>
        </ReplyForm>
      )}
    </div>
  )
}
