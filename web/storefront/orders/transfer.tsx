import { isLenderType } from '#modules/selling/orders/rules/payment-types.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { InvoiceHeader } from '#modules/finance/invoices/contract.ts'
import {
  getUniqueDigits,
  buildInvoicePath,
  invoiceStatusNames,
  type InvoiceStatus,
} from '#modules/finance/invoices/rules.ts'
import { buildPaymentPath } from '#modules/selling/orders/rules/order-path.ts'
import { formatDate, formatDateTime } from '#platform/format.ts'
import { moneyFromJson, moneyToJson, rupiah, type MoneyJson } from '#platform/money.ts'
import { isInlineImage } from '#web/file-response.ts'
import { invoiceStatusTones } from '#web/shared/status-badges/invoices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { Card, DescriptionList } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Money } from '#web/ui/money.tsx'

type Payment = z.output<typeof InvoiceHeader>

/** What is added to the invoice: the column adds up. */
const addedRow = (name: string, amount: MoneyJson): [string, ReactNode][] =>
  amount.amount === '0.00'
    ? []
    : [
        [
          name,
          <span key={name}>
            + <Money of={amount} exact />
          </span>,
        ],
      ]

type TransferProps = {
  payment: Payment
  /** Whether the order's way to pay leads on from here. */
  canPay?: boolean
  /** On the invoice's own page, to which it otherwise links. */
  isOwnPage?: boolean
}

/** The exact amount of the transfer, and the proof that was sent. */
export function Transfer({ payment, canPay = false, isOwnPage = false }: TransferProps) {
  const { number, billed, lateFee, uniqueCode, toSend, received, proof } = payment
  const takenOff = payment.creditNotes.filter(({ offInvoice }) => offInvoice)
  const paidBack = payment.creditNotes.filter(({ offInvoice }) => !offInvoice)
  const status = payment.status as InvoiceStatus
  const isSent = status === 'proof_submitted' || status === 'paid'
  const isOnTerms = payment.paymentType === 'tempo'
  return (
    <Card
      title="Pembayaran"
      action={<Badge tone={invoiceStatusTones[status]}>{invoiceStatusNames[status]}</Badge>}
    >
      <DescriptionList
        rows={[
          [
            'Nomor tagihan',
            isOwnPage ? (
              <span key="n" className="num">
                {number}
              </span>
            ) : (
              <TextLink key="n" to={buildInvoicePath(payment.id)}>
                {number}
              </TextLink>
            ),
          ],
          ['Tagihan', <Money key="a" of={billed} exact />],
          ...takenOff.map(({ number: noteNumber, total }): [string, ReactNode] => [
            `Nota kredit ${noteNumber}`,
            <span key={noteNumber}>
              − <Money of={total} exact />
            </span>,
          ]),
          ...(lateFee ? addedRow(`Denda ${lateFee.days} hari terlambat`, lateFee.amount) : []),
          ...addedRow('Pembulatan', payment.rounding),
          // Its name has the digits to look for, its value what was added.
          ...addedRow(
            `Kode unik ${getUniqueDigits(moneyFromJson(toSend))}`,
            moneyToJson(rupiah(uniqueCode)),
          ),
        ]}
      />
      <p className="mt-3 flex items-baseline justify-between gap-4 border-t border-line pt-3 font-bold">
        {received
          ? 'Dibayar'
          : isSent
            ? 'Ditransfer'
            : isOnTerms || isLenderType(payment.paymentType)
              ? 'Belum dibayar'
              : payment.paymentType === 'transfer'
                ? 'Harus ditransfer'
                : 'Harus dibayar'}
        <Money of={received ?? toSend} exact className="text-18 font-heavy" />
      </p>
      {paidBack.map((note) => (
        <p
          key={note.number}
          className="mt-2 flex items-baseline justify-between gap-4 text-14 text-success-text"
        >
          <span className="min-w-0">
            Dikembalikan <span className="num block text-ink-2">{note.number}</span>
          </span>
          <Money of={note.total} exact className="font-semibold" />
        </p>
      ))}
      {isOnTerms && !isSent && canPay && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-14">
            Tempo, jatuh tempo <b>{formatDate(payment.dueAt)}</b>
          </p>
          <ButtonLink
            to={buildPaymentPath({ id: payment.orderId, paymentType: payment.paymentType })}
            variant="outlined"
            size="small"
          >
            Bayar tagihan
          </ButtonLink>
        </div>
      )}
      {proof && <SentProof invoiceId={payment.id} proof={proof} />}
    </Card>
  )
}

function SentProof({
  invoiceId,
  proof: { name, kind, note, sentAt },
}: {
  invoiceId: string
  proof: NonNullable<Payment['proof']>
}) {
  const address = `/profile/daftar-transaksi/detail?${new URLSearchParams({ bukti: invoiceId })}`
  const isImage = isInlineImage(kind)
  return (
    <div className="mt-4 grid gap-2 border-t border-line pt-3 text-14">
      <h3 className="text-14">Bukti transfer</h3>
      {isImage && (
        <a href={address} target="_blank" rel="noreferrer" className="justify-self-start">
          <img
            src={address}
            alt={`Bukti transfer ${name}, buka ukuran penuh`}
            className="max-h-56 max-w-full rounded-control border border-line bg-panel object-contain"
          />
        </a>
      )}
      <p className="text-ink-2">
        {isImage ? (
          <span className="break-all">{name}</span>
        ) : (
          <a
            href={address}
            className="inline-flex min-h-11 items-center gap-2 font-semibold break-all text-link"
          >
            <Icon name="download" small /> {name}
          </a>
        )}
        <span className="block">Dikirim {formatDateTime(sentAt)}</span>
      </p>
      {note && <p className="wrap-anywhere">Catatan Anda: {note}</p>}
    </div>
  )
}
