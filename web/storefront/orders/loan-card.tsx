import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { InstalmentPlan, InstalmentTable } from '#web/shared/instalment-table.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import type { LoanPlan } from './load-loan-plan.ts'

/** How the buyer repays the lender that pays the order. */
export function LoanCard({ plan }: { plan: LoanPlan }) {
  const { lender, lenderName, orderId, tenor, status, repayTo } = plan.loan
  return (
    <Card title={`Cicilan ke ${lenderName}`}>
      <div className="grid gap-3">
        {plan.kind === 'agreed' ? (
          <>
            <InstalmentTable loan={plan.loan} />
            {repayTo && status === 'paid' && (
              <p>
                Bayar cicilan ke <b className="num">{repayTo}</b>.
              </p>
            )}
          </>
        ) : (
          <>
            <p>
              {tenor} bulan, dihitung dari hari ini dan belum termasuk biaya {lenderName}. Tanggal
              pastinya mengikuti hari {lenderName} membayar.
            </p>
            <InstalmentPlan
              caption={`Perkiraan cicilan ke ${lenderName}`}
              instalments={plan.instalments}
            />
          </>
        )}
        <TextLink to={buildPaymentPath({ id: orderId, paymentType: lender })} icon="arrow-right">
          {status === 'opened' ? 'Ganti lama cicilan dan konfirmasi' : 'Lihat pembayarannya'}
        </TextLink>
      </div>
    </Card>
  )
}
