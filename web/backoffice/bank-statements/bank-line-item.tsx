import { Link } from '#web/ui/navigation/link.tsx'
import { statementBankNames } from '#modules/finance/bank-statements/rules/bank-formats.ts'
import { formatDate, formatDateTime, formatTime } from '#platform/format.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { BankLineResponse } from './types.ts'

type Props = { line: BankLineResponse; reply: unknown }

/** One line of a bank account with what can be done about it. */
export const BankLineItem = ({ line, reply }: Props) => (
  <li className="grid gap-x-6 gap-y-3 border-t border-line px-4 py-4 md:px-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,460px)]">
    <div className="min-w-0">
      <Money of={line.amount} exact className="text-20 font-heavy" />
      <p className="mt-1 text-14 wrap-anywhere">{line.description}</p>
      <p className="num mt-1 text-12 text-ink-2">
        {statementBankNames[line.bank]} · {formatDate(`${line.day}T12:00:00+07:00`)}
      </p>
    </div>
    {line.status === 'open' ? (
      <OpenForms line={line} reply={reply} />
    ) : (
      <div className="grid content-start gap-2 text-14 text-ink-2">
        <p className="num">
          {line.invoices.length > 0
            ? `${line.isJoined ? 'Pembayaran yang sudah dikonfirmasi:' : 'Melunasi'} ${line.invoices.join(', ')}`
            : line.note}
        </p>
        <p>
          {line.settledBy}
          {line.settledAt && `, ${formatDateTime(line.settledAt)}`}
        </p>
        {(line.status === 'set_aside' || line.isJoined) && <ReopenForm line={line} reply={reply} />}
        {line.undoUntil && <UndoMatchForm line={line} until={line.undoUntil} reply={reply} />}
      </div>
    )}
  </li>
)

function OpenForms({ line, reply }: Props) {
  const exact = line.suggestions.filter(({ isExact }) => isExact)
  const near = line.suggestions.filter(({ isExact }) => !isExact)
  const hasOffer = line.suggestions.length > 0 || line.confirmed.length > 0
  return (
    <div className="grid content-start gap-3">
      {line.confirmed.map((payment) => (
        <ConfirmedForm key={payment.orderId} line={line} payment={payment} reply={reply} />
      ))}
      {exact.map((suggestion) => (
        <SuggestionForm
          key={suggestion.invoiceNumber}
          line={line}
          suggestion={suggestion}
          reply={reply}
        />
      ))}
      {near.map(({ orderId, orderNumber, buyer, expected }) => (
        <p key={orderId} className="text-14">
          Mungkin{' '}
          <Link to={`/backoffice/pesanan/${orderId}`} data-row="" className="num text-link">
            {orderNumber}
          </Link>{' '}
          dari {buyer}, yang meminta <Money of={expected} exact />. Selisihnya diterima di halaman
          pesanan.
        </p>
      ))}
      <details>
        <summary
          {...(hasOffer ? {} : { 'data-row': '' })}
          className="inline-flex min-h-11 items-center text-14 font-semibold text-link"
        >
          {hasOffer ? 'Tagihan lain, atau sisihkan' : 'Cari tagihannya'}
        </summary>
        <div className="mt-2 grid gap-4">
          <MatchForm line={line} reply={reply} />
          <SetAsideForm line={line} reply={reply} />
        </div>
      </details>
    </div>
  )
}

/** A payment that was confirmed by hand; matched, its money is in the books once. */
function ConfirmedForm({
  line,
  payment: { invoiceNumbers, orderId, orderNumber, buyer, confirmedOn },
  reply,
}: Props & { payment: BankLineResponse['confirmed'][number] }) {
  const numbers = invoiceNumbers.join(', ')
  return (
    <OfferForm
      line={line}
      numbers={numbers}
      order={{ orderId, orderNumber, buyer }}
      note={`Sudah dikonfirmasi ${formatDate(`${confirmedOn}T12:00:00+07:00`)}, jumlah tepat`}
      label="Cocokkan"
      reply={reply}
    />
  )
}

/** An open invoice that asks for exactly this. */
const SuggestionForm = ({
  line,
  suggestion: { invoiceNumber, namesBuyer, ...order },
  reply,
}: Props & { suggestion: BankLineResponse['suggestions'][number] }) => (
  <OfferForm
    line={line}
    numbers={invoiceNumber}
    order={order}
    note={`Jumlah tepat${namesBuyer ? ', nama cocok' : ''}`}
    label="Lunasi"
    reply={reply}
  />
)

type OfferProps = Props & {
  /** The invoices that the line is matched with. */
  numbers: string
  order: { orderId: string; orderNumber: string; buyer: string }
  note: string
  label: string
}

/** One key: the button is the row's, so that J, K and Enter work through the list. */
function OfferForm({
  line,
  numbers,
  order: { orderId, orderNumber, buyer },
  note,
  label,
  reply,
}: OfferProps) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`match ${line.id}`}>
      <input type="hidden" name="invoices" value={numbers} />
      <div className="grid items-center gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="min-w-0 text-14 wrap-anywhere">
          <Link
            to={`/backoffice/pesanan/${orderId}`}
            className="num flex min-h-11 items-center text-link"
          >
            {orderNumber}
          </Link>
          {buyer}
          <span className="block text-12 text-ink-2">{note}</span>
        </p>
        <SubmitButton
          color="main"
          data-row=""
          aria-label={`${label} ${numbers}`}
          className="max-sm:w-full"
        >
          {label}
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}

function MatchForm({ line, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`match ${line.id}`}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <FormField
        name="invoices"
        label="Nomor tagihan"
        hint="Beberapa: pisahkan dengan koma; jumlahnya harus tepat."
        required
        maxLength={800}
      />
      <SubmitButton variant="outlined" className="max-sm:w-full">
        Lunasi
      </SubmitButton>
    </ReplyForm>
  )
}

function SetAsideForm({ line, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      fetcher={fetcher}
      reply={reply}
      intent={`set-aside ${line.id}`}
      className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
    >
      <FormField name="note" label="Alasan menyisihkan" required maxLength={300} />
      <SubmitButton variant="ghost" className="max-sm:w-full">
        Sisihkan
      </SubmitButton>
    </ReplyForm>
  )
}

function UndoMatchForm({ line, until, reply }: Props & { until: string }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`undo-match ${line.id}`}>
      <SubmitButton variant="outlined" size="small">
        Batalkan pencocokan
      </SubmitButton>
      <p className="mt-1.5 text-12">
        Bisa dibatalkan sampai {formatTime(until)}; sesudah itu pembeli diberi tahu.
      </p>
    </ReplyForm>
  )
}

function ReopenForm({ line, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={`reopen ${line.id}`}>
      <SubmitButton variant="outlined" size="small">
        Buka lagi
      </SubmitButton>
    </ReplyForm>
  )
}
