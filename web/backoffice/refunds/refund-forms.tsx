import type { ReactNode } from 'react'
import { moneyFromJson } from '#platform/money.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { Money } from '#web/ui/money.tsx'
import { ActionButton } from '../shared/actions/action-button.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { StaffRefundDetails } from './types.ts'

type Props = { refund: StaffRefundDetails; reply: unknown }

/** A form with one button below its field. */
function StepForm({
  intent,
  label,
  isMain = true,
  reply,
  children,
}: {
  intent: string
  label: string
  isMain?: boolean
  reply: unknown
  children: ReactNode
}) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent={intent} autoComplete="off">
      <div className="grid gap-3">
        {children}
        <div>
          <SubmitButton
            {...(isMain ? { color: 'main' as const } : { variant: 'outlined' as const })}
            className="max-sm:w-full"
          >
            {label}
          </SubmitButton>
        </div>
      </div>
    </ReplyForm>
  )
}

/** Writes down what the buyer said on the phone. */
export const AccountForm = ({ refund, reply }: Props) => (
  <Card title="Rekening tujuan">
    <p className="mb-3 text-14 text-ink-2">
      Pembeli sudah kami minta lewat email. Bila ia menyebutnya lewat telepon, catat di sini.
    </p>
    <StepForm intent="account" label="Simpan rekening" isMain={false} reply={reply}>
      <FormField
        name="destination"
        label="Bank, nomor rekening, nama pemilik"
        defaultValue={refund.destination ?? ''}
        maxLength={150}
        required
      />
    </StepForm>
  </Card>
)

/** The amount is typed, so that it is really compared. */
export const PrepareForm = ({ refund, reply }: Props) => (
  <Card title="Siapkan pengembalian">
    <SentBack refund={refund} />
    <p className="mb-3 text-14">
      Kembalikan <Money of={refund.amount} exact className="font-heavy" /> <Goal refund={refund} />.
      {refund.needsApproval && (
        <>
          {' '}
          Di atas <Money of={refund.approvalLimit} />, jadi rekan lain menyetujuinya.
        </>
      )}
    </p>
    <StepForm intent="prepare" label="Siapkan" reply={reply}>
      <FormField
        name="amount"
        label="Jumlah"
        hint="Kurang dari itu: sisanya tetap tercatat untuk dikembalikan."
        inputMode="decimal"
        inputClassName="num font-bold"
        required
      />
    </StepForm>
  </Card>
)

/** Why a colleague did not approve it. */
function SentBack({ refund: { timeline } }: Pick<Props, 'refund'>) {
  const [before, last] = timeline.slice(-2)
  if (before?.status !== 'awaiting_approval' || last?.status !== 'ready') return null
  return (
    <Alert severity="warning" title={`${last.by} belum menyetujuinya`} className="mb-3">
      {last.note}
    </Alert>
  )
}

const Goal = ({ refund }: Pick<Props, 'refund'>) =>
  refund.isThroughGateway ? (
    <>lewat gateway, ke QRIS yang dipakai membayar</>
  ) : (
    <>
      ke <b className="wrap-anywhere">{refund.destination}</b>
    </>
  )

/** A second person approves, or sends it back. */
export const ApproveForms = ({ refund, reply }: Props) =>
  refund.canApprove ? (
    <Card title="Setujui pengembalian">
      <p className="mb-3 text-14">
        {refund.preparer} menyiapkan <Money of={refund.amount} exact className="font-heavy" />{' '}
        <Goal refund={refund} />.
      </p>
      <div className="grid gap-4">
        <StepForm intent="approve" label="Setujui" reply={reply}>
          {null}
        </StepForm>
        <StepForm intent="send-back" label="Jangan setujui" isMain={false} reply={reply}>
          <FormField
            name="reason"
            label="Alasan"
            hint="Hanya untuk rekan."
            maxLength={300}
            required
          />
        </StepForm>
      </div>
    </Card>
  ) : (
    <Card title="Menunggu persetujuan">
      <p className="text-14">
        Anda sendiri yang menyiapkannya. Minta rekan keuangan lain membuka halaman ini.
      </p>
    </Card>
  )

/** The transfer that was made, or the gateway that makes it. */
export const PayForm = ({ refund, reply }: Props) =>
  refund.isThroughGateway ? (
    <Card title="Kirim lewat gateway">
      <ActionButton
        intent="send"
        label="Kirim lewat gateway"
        text="Dananya kembali ke QRIS yang dipakai membayar. Bila gateway menolak, pembeli kami mintai rekening."
        reply={reply}
      />
    </Card>
  ) : (
    <Card title="Transfer">
      <p className="mb-3 text-14">
        Transfer <Money of={refund.amount} exact className="text-18 font-heavy" />{' '}
        <Goal refund={refund} />.
      </p>
      <StepForm intent="pay" label="Catat sudah ditransfer" reply={reply}>
        <FormField
          name="reference"
          label="Nomor referensi transfer"
          hint="Pembeli membacanya di emailnya."
          maxLength={80}
          required
        />
      </StepForm>
    </Card>
  )

/** Asks the buyer for another account; for what a lender is not owed any more, too. */
export const AskAgainForm = ({ refund, reply }: Props) => (
  <details className="rounded-card border border-line bg-face px-4">
    <summary className="flex min-h-11 items-center text-14 font-semibold">
      {refund.lenderName ? `Cicilan di ${refund.lenderName} sudah lunas?` : 'Rekeningnya keliru?'}
    </summary>
    <div className="pb-4">
      <StepForm
        intent="ask-again"
        label={refund.lenderName ? 'Minta rekening pembeli' : 'Minta rekening lagi'}
        isMain={false}
        reply={reply}
      >
        <FormField
          name="question"
          label="Pesan untuk pembeli"
          hint="Pembeli membacanya di emailnya dan di halaman pesanan."
          maxLength={300}
          required
        >
          {(control) => <Textarea {...control} rows={2} maxLength={300} />}
        </FormField>
      </StepForm>
    </div>
  </details>
)

/** Whether other refunds of the invoice exist. */
export const hasOthers = ({ refundedOtherwise }: StaffRefundDetails): boolean =>
  moneyFromJson(refundedOtherwise) > 0
