import {
  listBankInstructions,
  paperInstructions,
  qrisInstructions,
} from '#modules/finance/gateway/rules/instructions.ts'
import { formatDateTime } from '#platform/format.ts'
import { Accordion } from '#web/ui/accordion.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Money } from '#web/ui/money.tsx'
import { Countdown } from './countdown.tsx'
import type { GatewayPaymentResponse, OrderPaymentResponse } from './types.ts'

type Props = {
  order: Pick<OrderPaymentResponse, 'toSend' | 'now'>
  payment: GatewayPaymentResponse
}

/** What to pay, to which number or code, until when, and how. */
export function OpenPayment({ order, payment }: Props) {
  const { bank, billerCode, expiresAt, paymentUrl } = payment
  const instructions = bank
    ? listBankInstructions(bank.code, billerCode !== null)
    : [paymentUrl ? paperInstructions : qrisInstructions]
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Card title={bank ? `Virtual account ${bank.name}` : paymentUrl ? 'Paper.id' : 'QRIS'}>
        <div className="grid gap-4">
          {expiresAt && (
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-control bg-warning-surface px-3 py-2 text-warning-text">
              <span className="text-14">Bayar sebelum {formatDateTime(expiresAt)}</span>
              <Countdown key={expiresAt} now={order.now} until={expiresAt} />
            </div>
          )}
          {bank ? (
            <AccountNumber payment={payment} bank={bank.name} />
          ) : (
            <QrCode payment={payment} />
          )}
          {paymentUrl && (
            <ButtonLink
              to={paymentUrl}
              color="main"
              size="large"
              wide
              target="_blank"
              rel="noopener"
            >
              Bayar di Paper.id
            </ButtonLink>
          )}
          <CopyRow
            label="Jumlah"
            value={<Money of={order.toSend} />}
            text={order.toSend.amount.split('.')[0]!}
            copyLabel="Salin jumlah"
          />
          <p className="text-14 text-ink-2">
            Bayar tepat sebesar ini. Halaman ini berubah sendiri begitu pembayaran masuk; tidak
            perlu mengirim bukti.
          </p>
        </div>
      </Card>
      <Card title="Cara membayar">
        <div className="-mt-3">
          {instructions.map(({ channel, steps }, index) => (
            <Accordion key={channel} title={channel} name="cara-membayar" open={index === 0}>
              <ol className="grid list-decimal gap-2 pl-5">
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </Accordion>
          ))}
        </div>
      </Card>
    </div>
  )
}

function AccountNumber({ payment, bank }: { payment: GatewayPaymentResponse; bank: string }) {
  const { accountNumber, billerCode } = payment
  if (!accountNumber) return null
  return (
    <>
      {billerCode && (
        <CopyRow
          label="Kode perusahaan"
          value={billerCode}
          text={billerCode}
          copyLabel="Salin kode perusahaan"
        />
      )}
      <CopyRow
        label="Nomor virtual account"
        value={accountNumber.replace(/(\d{4})(?=\d)/g, '$1 ')}
        text={accountNumber}
        copyLabel={`Salin nomor virtual account ${bank}`}
      />
    </>
  )
}

type CopyRowProps = { label: string; value: React.ReactNode; text: string; copyLabel: string }

const CopyRow = ({ label, value, text, copyLabel }: CopyRowProps) => (
  <div className="flex items-center justify-between gap-3">
    <p className="min-w-0">
      <span className="block text-14 text-ink-2">{label}</span>
      <span className="num text-20 font-heavy break-words md:text-24">{value}</span>
    </p>
    <CopyButton text={text} label={copyLabel} />
  </div>
)

/** White around the code, so that cameras find it: four modules, as the standard asks. */
const QUIET = 4

function QrCode({ payment: { qr } }: { payment: GatewayPaymentResponse }) {
  if (!qr) return null
  const side = qr.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label="Kode QRIS untuk pesanan ini"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="mx-auto w-full max-w-72 rounded-control border border-line bg-white text-black"
    >
      <path d={qr.path} fill="currentColor" />
    </svg>
  )
}
