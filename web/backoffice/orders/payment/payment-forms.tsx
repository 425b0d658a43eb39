import { formatTime } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { TreatmentField } from '../../payments/treatment-field.tsx'
import type { UndoablePayment } from '../types.ts'

type Props = { reply: FormErrors | undefined }
/** The invoice that the form shows, so that no other is meant meanwhile. */
type InvoiceProps = Props & { invoiceId: string }

const InvoiceField = ({ invoiceId }: { invoiceId: string }) => (
  <input type="hidden" name="invoiceId" value={invoiceId} />
)

/**
 * The amount received, typed from the bank statement. Never prefilled, so that it is really
 * compared.
 */
export function ConfirmForm({ invoiceId, reply }: InvoiceProps) {
  return (
    <ReplyForm
      reply={reply}
      intent="confirm-payment"
      noValidate
      autoComplete="off"
      className="grid gap-3 border-t border-line pt-4"
    >
      <InvoiceField invoiceId={invoiceId} />
      <FormField
        name="received"
        label="Jumlah masuk"
        hint="Ketik dari mutasi rekening, misalnya 32.129.217."
        inputMode="decimal"
        inputClassName="num font-bold"
        required
      />
      <FormField
        name="note"
        label="Catatan"
        hint="Hanya untuk staf, tidak terlihat pembeli."
        optional
        maxLength={300}
      />
      <SubmitButton color="main" wide name="intent" value="confirm-payment">
        Konfirmasi pembayaran
      </SubmitButton>
    </ReplyForm>
  )
}

/** Takes a confirmed payment back while its buyer has not been notified. */
export function UndoPaymentForm({
  payment,
  reply,
}: Props & { payment: NonNullable<UndoablePayment> }) {
  const until = formatTime(payment.until)
  if (payment.isOfBankLine)
    return (
      <p className="text-14 text-ink-2">
        Dicocokkan dengan{' '}
        <TextLink to="/backoffice/mutasi-bank?status=matched">mutasi bank</TextLink>. Bisa
        dibatalkan di sana sampai {until}.
      </p>
    )
  return (
    <ReplyForm reply={reply} intent="undo-payment" className="border-t border-line pt-4">
      <input type="hidden" name="confirmationId" value={payment.id} />
      <SubmitButton variant="outlined" className="max-sm:w-full" name="intent" value="undo-payment">
        Batalkan konfirmasi
      </SubmitButton>
      <p className="mt-1.5 text-12 text-ink-2">
        {payment.bundle &&
          `Pembayaran ${payment.bundle.number} untuk ${payment.bundle.invoices} tagihan dibatalkan sekaligus. `}
        Salah tekan? Bisa dibatalkan sampai {until}; sesudah itu pembeli diberi tahu.
      </p>
    </ReplyForm>
  )
}

/** Returns the proof; the buyer reads the reason and may send another one. */
export function RejectForm({ invoiceId, reply }: InvoiceProps) {
  return (
    <details open={reply?.values['intent']?.[0] === 'reject-proof'}>
      <summary className="btn w-full" data-variant="outlined" data-color="danger">
        Tolak bukti
      </summary>
      <ReplyForm reply={reply} intent="reject-proof" noValidate className="mt-3 grid gap-3">
        <InvoiceField invoiceId={invoiceId} />
        <ReasonField hint="Pembeli membaca alasan ini di emailnya." />
        <SubmitButton color="danger" name="intent" value="reject-proof">
          Kembalikan ke pembeli
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}

/** Takes an amount that is more or less, with a reason for colleagues. */
export function DifferenceForm({ invoiceId, reply }: InvoiceProps) {
  return (
    <details open={reply?.values['intent']?.[0] === 'accept-difference'}>
      <summary className="btn w-full" data-variant="outlined">
        Terima dengan selisih
      </summary>
      <ReplyForm
        reply={reply}
        intent="accept-difference"
        noValidate
        autoComplete="off"
        className="mt-3 grid gap-3"
      >
        <InvoiceField invoiceId={invoiceId} />
        <FormField
          name="received"
          label="Uang yang masuk"
          hint="Lebih atau kurang dari yang diminta."
          inputMode="decimal"
          inputClassName="num font-bold"
          required
        />
        <TreatmentField />
        <FormField
          name="reason"
          label="Alasan menerima"
          hint="Hanya untuk staf, tidak terlihat pembeli."
          maxLength={300}
          required
        />
        <SubmitButton variant="outlined" wide name="intent" value="accept-difference">
          Terima dan lunasi
        </SubmitButton>
      </ReplyForm>
    </details>
  )
}

/** A reason that the buyer reads. */
export function ReasonField({ hint }: { hint: string }) {
  return (
    <FormField name="reason" label="Alasan" hint={hint} maxLength={300} required>
      {(control) => <Textarea {...control} rows={2} maxLength={300} />}
    </FormField>
  )
}
