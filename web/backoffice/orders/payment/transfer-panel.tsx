import type { ReactNode } from 'react'
import {
  getUniqueDigits,
  invoiceStatusNames,
  type InvoiceStatus,
} from '#modules/finance/invoices/rules.ts'
import { moneyFromJson, moneyToJson, rupiah, sen } from '#platform/money.ts'
import { getPaymentName } from '#web/shared/order/payment-name.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'
import type { StaffOrderTransfer } from '../types.ts'

/** The expected amount beside the proof, with the payment forms below. */
export function TransferPanel({
  transfer,
  orderId,
  paymentType,
  refusalReason,
  canViewProof,
  children,
}: {
  transfer: StaffOrderTransfer
  orderId: string
  /** How the buyer pays; a gateway or a lender sends no proof. */
  paymentType: string
  /** Why the last proof was rejected. */
  refusalReason: string | null
  /** Only the finance role may open proofs. */
  canViewProof: boolean
  children?: ReactNode | undefined
}) {
  const { amount, expected, uniqueCode } = transfer
  const added = moneyFromJson(expected) - moneyFromJson(amount)
  const rounding = sen(added - rupiah(uniqueCode))
  return (
    <Card
      title={isSentByBuyer(paymentType) ? 'Transfer' : 'Pembayaran'}
      action={
        <Badge tone={invoiceStatusTones[transfer.status as InvoiceStatus]}>
          {invoiceStatusNames[transfer.status as InvoiceStatus]}
        </Badge>
      }
    >
      <div className="grid gap-4 sm:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
        <Proof
          transfer={transfer}
          orderId={orderId}
          paymentType={paymentType}
          canViewProof={canViewProof}
        />
        <div className="min-w-0">
          <dl className="grid gap-1.5 text-14">
            <LabelledAmount name="Nomor tagihan">
              <span className="num">{transfer.invoiceNumber}</span>
            </LabelledAmount>
            <LabelledAmount name="Tagihan">
              <Money of={transfer.amount} exact />
            </LabelledAmount>
            {transfer.bundle && (
              <LabelledAmount name="Dibayar gabungan">
                <span className="num">{transfer.bundle.number}</span>, {transfer.bundle.invoices}{' '}
                tagihan
              </LabelledAmount>
            )}
            {transfer.lateFee && (
              <LabelledAmount name="Termasuk denda">
                <Money of={transfer.lateFee} exact />
              </LabelledAmount>
            )}
            {!transfer.bundle && rounding > 0 && (
              <LabelledAmount name="Pembulatan">
                + <Money of={moneyToJson(rounding)} exact />
              </LabelledAmount>
            )}
            {!transfer.bundle && transfer.uniqueCode > 0 && (
              <LabelledAmount
                name={`Kode unik ${getUniqueDigits(moneyFromJson(transfer.expected))}`}
              >
                + <Money of={moneyToJson(rupiah(transfer.uniqueCode))} exact />
              </LabelledAmount>
            )}
            <div className="flex items-baseline justify-between gap-4 border-t border-line pt-1.5">
              <dt className="font-semibold">
                {transfer.bundle ? 'Total harus masuk' : 'Harus masuk'}
              </dt>
              <dd>
                <Money of={transfer.expected} exact className="text-20 font-heavy" />
              </dd>
            </div>
          </dl>
          {transfer.proof?.note && (
            <p className="mt-3 rounded-r-control border-l-3 border-line bg-panel px-2.5 py-2 text-14">
              <span className="sr-only">Catatan pembeli: </span>“{transfer.proof.note}”
            </p>
          )}
          {transfer.status === 'unpaid' && refusalReason && (
            <Alert severity="warning" title="Bukti terakhir dikembalikan" className="mt-3">
              {refusalReason}
            </Alert>
          )}
          {children && <div className="mt-4 grid gap-3">{children}</div>}
        </div>
      </div>
    </Card>
  )
}

const LabelledAmount = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-ink-2">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const proofBoxClass =
  'grid min-h-32 place-items-center gap-2 rounded-control border border-line bg-panel p-4'

/** Whether the buyer transfers the money by hand and proves it; other payments are reported to the shop. */
const isSentByBuyer = (paymentType: string): boolean =>
  paymentType === 'transfer' || paymentType === 'tempo'

function Proof({
  transfer,
  orderId,
  paymentType,
  canViewProof,
}: {
  transfer: StaffOrderTransfer
  orderId: string
  paymentType: string
  canViewProof: boolean
}) {
  const { proof } = transfer
  if (!proof)
    return (
      <p className="self-start rounded-control border border-line bg-panel p-4 text-center text-14 text-ink-2">
        {isSentByBuyer(paymentType)
          ? 'Pembeli belum mengirim bukti transfer.'
          : `Lewat ${getPaymentName(paymentType)}, tanpa bukti transfer.`}
      </p>
    )
  const sentNote = (
    <p className="text-12 text-ink-2">
      <span className="block break-all">{proof.name}</span> dikirim {formatDateTime(proof.sentAt)}
    </p>
  )
  if (!canViewProof)
    return (
      <div className={`${proofBoxClass} text-center`}>
        {sentNote}
        <p className="text-14 text-ink-2">Bukti dibuka oleh peran Keuangan.</p>
      </div>
    )
  const proofUrl = `/backoffice/pesanan/${orderId}/bukti`
  return (
    <div className="grid content-start gap-1.5">
      <a
        href={proofUrl}
        target="_blank"
        rel="noreferrer"
        className={`${proof.kind === 'pdf' ? proofBoxClass : 'block overflow-hidden rounded-control border border-line bg-panel'} font-semibold`}
      >
        {proof.kind === 'pdf' ? (
          <>
            <Icon name="file-text" /> Unduh bukti (PDF)
          </>
        ) : (
          <img
            src={proofUrl}
            alt={`Bukti transfer ${transfer.invoiceNumber}, buka ukuran penuh`}
            className="mx-auto max-h-80 w-full object-contain"
          />
        )}
      </a>
      {sentNote}
    </div>
  )
}
