import type { Api } from '#modules/client.ts'
import { buildOrderPath, buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatDateTime } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { REFUNDS_ID } from './document-urls.ts'

type StandingProps = {
  order: Awaited<ReturnType<Api['orders']['header']>>
  approvers: readonly string[]
  /** What has become of money that fits no payment. */
  moneyProblem: string | null
  refunds: Awaited<ReturnType<Api['refunds']['ofOrder']>>['results']
}

/** Whom an order waits for: its approver, the buyer's payment, or the account that money goes back to. */
export const OrderStanding = ({ order, approvers, moneyProblem, refunds }: StandingProps) => (
  <>
    {refunds
      .filter(({ status }) => status === 'awaiting_account')
      .map((refund) => (
        <Alert
          key={refund.id}
          severity="warning"
          title="Uang Anda kami kembalikan"
          action={
            <ButtonLink to={`${buildOrderPath(order.id)}#${REFUNDS_ID}`} color="main" size="small">
              Tulis rekening
            </ButtonLink>
          }
        >
          {refund.question ?? refund.text}
        </Alert>
      ))}
    {moneyProblem && (
      <Alert severity="error" title="Pembayaran perlu diperiksa">
        {moneyProblem}
      </Alert>
    )}
    {order.status === 'awaiting_approval' && (
      <Alert severity="warning" title="Menunggu persetujuan">
        {approvers.length > 0 ? joinNames(approvers) : 'Penyetuju'} sudah kami kabari lewat email.
        {order.paymentType === 'tempo'
          ? 'Disetujui, pesanan langsung kami siapkan'
          : 'Disetujui, Anda bisa membayar'}
        {order.expiresAt && (
          <>; tanpa keputusan sebelum {formatDateTime(order.expiresAt)}, pesanan dibatalkan</>
        )}
        .
      </Alert>
    )}
    {order.status === 'awaiting_payment' && !moneyProblem && (
      <Alert
        severity="warning"
        title={
          order.invoice?.refusalReason ? 'Bukti transfer dikembalikan' : 'Menunggu pembayaran Anda'
        }
        action={
          <ButtonLink to={buildPaymentPath(order)} color="main" size="small">
            Bayar
          </ButtonLink>
        }
      >
        {order.invoice?.refusalReason ??
          (order.expiresAt && (
            <>Sebelum {formatDateTime(order.expiresAt)}, supaya stok tetap ditahan.</>
          ))}
      </Alert>
    )}
  </>
)
