import type { Api } from '#modules/client.ts'
import { paymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatDateTime } from '#platform/format.ts'
import { joinNames } from '#platform/join-names.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

type StandingProps = {
  order: Awaited<ReturnType<Api['orders']['header']>>
  approvers: readonly string[]
}

/** Whom an order waits for: its approver, or the buyer's payment. */
export const OrderStanding = ({ order, approvers }: StandingProps) => (
  <>
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
    {order.status === 'awaiting_payment' && (
      <Alert
        severity="warning"
        title={
          order.invoice?.refusalReason ? 'Bukti transfer dikembalikan' : 'Menunggu pembayaran Anda'
        }
        action={
          <ButtonLink to={paymentPath(order)} color="main" size="small">
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
