import { buildOrderPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatPhone } from '#platform/phone.ts'
import { formatDay, InstalmentTable } from '#web/shared/instalment-table.tsx'
import { CodeDialog } from '#web/shared/one-time-code/code-dialog.tsx'
import { Breadcrumb } from '#web/ui/navigation/breadcrumb.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Money } from '#web/ui/money.tsx'
import type { LoanPayment } from './load-loan.ts'
import { isOpenLoan, LoanStanding } from './loan-standing.tsx'
import { PaymentTypesForm } from './payment-types-form.tsx'
import { TenorChoices } from './tenor-choices.tsx'
import { useLivePayment } from './use-live-payment.ts'
import type { OrderPaymentResponse } from './types.ts'

type LoanPageProps = {
  order: OrderPaymentResponse
  payment: LoanPayment
  types: React.ComponentProps<typeof PaymentTypesForm>['types']
  formKey: string
  reply: unknown
}

/** How far a lender's payment of an order is: code, delivery, the lender's money, and what is repaid when. */
export function LoanPage({ order, payment, types, formKey, reply }: LoanPageProps) {
  const { orderId, orderNumber, invoiceNumber, invoiceStatus } = order
  const { loan, lenderName, amount } = payment
  const isFinal = invoiceStatus === 'paid' || invoiceStatus === 'void'
  useLivePayment({ order: orderId }, order.revision, isFinal)
  const isWaiting = loan?.status === 'submitted' || loan?.status === 'approved'
  return (
    <div className="wrap max-w-4xl! pb-16">
      <Breadcrumb
        items={[{ label: 'Pesanan', to: '/profile/daftar-transaksi' }, { label: orderNumber }]}
      />
      <h1 className="md:text-32">{chooseHeading(payment, invoiceStatus)}</h1>
      <p className="num mb-4 text-ink-2">
        Pesanan {orderNumber} · tagihan {invoiceNumber} · <Money of={amount} />
      </p>
      <div className="grid gap-4">
        <LoanStanding payment={payment} />
        {loan?.status === 'opened' && payment.orderStatus === 'awaiting_payment' && (
          <Card title="1. Konfirmasi dengan kode">
            <ConfirmCode payment={payment} reply={reply} />
          </Card>
        )}
        {loan && isOpenLoan(loan.status) && (
          <Card title="2. Konfirmasi pengiriman">
            <ConfirmDelivery payment={payment} reply={reply} />
          </Card>
        )}
        {loan && loan.instalments.length > 0 && (
          <Card title="Cicilan">
            <InstalmentTable loan={loan} />
          </Card>
        )}
        {isWaiting && <Withdraw payment={payment} reply={reply} />}
        {types.length > 0 && (
          <PaymentTypesForm types={types} bank={undefined} formKey={formKey} reply={reply} />
        )}
      </div>
      <p className="mt-6 flex flex-wrap gap-2">
        <ButtonLink to={buildOrderPath(orderId)} variant="outlined">
          Lihat pesanan
        </ButtonLink>
        <ButtonLink to="/profile/limit-kredit" variant="outlined">
          Limit {lenderName}
        </ButtonLink>
      </p>
    </div>
  )
}

function chooseHeading(
  { loan, lenderName, orderStatus }: LoanPayment,
  invoiceStatus: string,
): string {
  if (invoiceStatus === 'void') return 'Tagihan dibatalkan'
  if (orderStatus === 'cancelled') return 'Pesanan dibatalkan'
  if (loan?.status === 'repaid') return 'Cicilan lunas'
  if (loan?.status === 'paid') return `Dibayar ${lenderName}`
  return loan?.codeAt ? `Menunggu ${lenderName}` : `Bayar lewat ${lenderName}`
}

function ConfirmCode({ payment, reply }: { payment: LoanPayment; reply: unknown }) {
  const { loan, lender, lenderName, amount, tenors, sentCode, demoMessage } = payment
  return (
    <CodeDialog
      kind="loan"
      id={loan!.id}
      sent={sentCode}
      demoMessage={demoMessage}
      reply={reply}
      requestLabel="Kirim kode"
      requestFields={
        <>
          <input type="hidden" name="lender" value={lender} />
          <TenorChoices tenors={tenors} chosen={loan!.tenor} lenderName={lenderName} />
        </>
      }
      hiddenFields={<input type="hidden" name="lender" value={lender} />}
    >
      {lenderName} membayar <Money of={amount} className="font-bold text-ink" />, dicicil{' '}
      {loan!.tenor} bulan.
    </CodeDialog>
  )
}

function ConfirmDelivery({ payment, reply }: { payment: LoanPayment; reply: unknown }) {
  const { loan, lender, lenderName, delivery } = payment
  const { recipient, phone, address, date } = delivery
  return (
    <div className="grid gap-3">
      <p>
        {address}, <b>{formatDay(date)}</b>. Diterima {recipient}{' '}
        <span className="num whitespace-nowrap">({formatPhone(phone)})</span>.
      </p>
      {loan!.deliveryAt ? (
        <p className="text-success-text">Sudah Anda konfirmasi.</p>
      ) : (
        <ReplyForm reply={reply} intent="delivery" className="grid gap-3" replace>
          <input type="hidden" name="id" value={loan!.id} />
          <input type="hidden" name="lender" value={lender} />
          <Checkbox name="confirm" value="yes" required>
            Alamat dan jadwal ini benar, dan ada yang menerima barangnya.
          </Checkbox>
          <div>
            <SubmitButton variant={loan!.codeAt ? 'filled' : 'outlined'}>
              Konfirmasi pengiriman
            </SubmitButton>
          </div>
          <p className="text-14 text-ink-2">{lenderName} membayar setelah ini dikonfirmasi.</p>
        </ReplyForm>
      )}
    </div>
  )
}

/** For a buyer who does not want to wait for the lender. */
const Withdraw = ({
  payment: { loan, lender },
  reply,
}: {
  payment: LoanPayment
  reply: unknown
}) => (
  <details className="rounded-card border border-line bg-face px-4">
    <summary className="flex min-h-13 items-center font-semibold text-link">
      Bayar dengan cara lain
    </summary>
    <ReplyForm reply={reply} intent="withdraw" className="grid gap-3 pb-4">
      <input type="hidden" name="id" value={loan!.id} />
      <input type="hidden" name="lender" value={lender} />
      <p>Pencairan ini dibatalkan. Pesanan dan stoknya tetap tersimpan.</p>
      <div>
        <SubmitButton variant="outlined" color="danger">
          Batalkan pencairan
        </SubmitButton>
      </div>
    </ReplyForm>
  </details>
)
