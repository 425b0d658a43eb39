import type { z } from 'zod'
import type { PaymentDetail } from '#modules/finance/payments/contract.ts'
import { getUniqueDigits } from '#modules/finance/invoices/rules.ts'
import { formatRupiah, formatShort } from '#platform/format.ts'
import { moneyFromJson } from '#platform/money.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The exact amount with its three unique digits, and the bank account. */
export function TransferDetail({
  payment,
}: {
  payment: Pick<z.output<typeof PaymentDetail>, 'toSend' | 'amount' | 'uniqueCode' | 'banks'>
}) {
  const { toSend, amount, uniqueCode, banks } = payment
  const whole = formatShort(toSend)
  const isRounded = !amount.amount.endsWith('.00')
  const digits = getUniqueDigits(moneyFromJson(toSend))
  return (
    <Card title="Transfer tepat sebesar ini">
      <p className="num flex flex-wrap items-center gap-x-2 text-24 font-heavy tracking-[-0.02em] md:text-32">
        <span>
          <span className="mr-1 text-16 font-medium opacity-75">Rp</span>
          {uniqueCode > 0 ? (
            <>
              {whole.slice(0, -3)}
              <span className="rounded-small bg-warning-surface px-0.5 text-warning-text">
                {whole.slice(-3)}
              </span>
            </>
          ) : (
            whole
          )}
        </span>
        <CopyButton text={toSend.amount.slice(0, -'.00'.length)} label="Salin jumlah" />
      </p>
      <p className="num mt-1 text-14 text-ink-2">
        {uniqueCode > 0 ? (
          <>
            Tiga angka terakhir, <b className="text-ink">{digits}</b>, adalah kode unik yang membuat
            transfer Anda dikenali. Karena itu jumlahnya sedikit di atas tagihan{' '}
            {formatRupiah(amount)}
            {isRounded && ', yang kami bulatkan karena bank tidak mengirim sen'}. Jangan dibulatkan
            lagi.
          </>
        ) : (
          <>
            {isRounded && (
              <>Tagihan {formatRupiah(amount)} dibulatkan karena bank tidak mengirim sen. </>
            )}
            Transfer ini dikenali dari buktinya, jadi jangan lupa mengirimnya.
          </>
        )}
      </p>
      <h3 className="mt-4 mb-2 text-14 text-ink-2">Ke salah satu rekening</h3>
      <ul className="grid gap-2">
        {banks.map(({ bank, account, holder }) => (
          <li
            key={bank}
            className="flex items-center justify-between gap-3 rounded-control border border-line px-3 py-2"
          >
            <span>
              <b className="block">{bank}</b>
              <span className="num text-18">{account}</span>
              <span className="block text-12 text-ink-2">a.n. {holder}</span>
            </span>
            <CopyButton text={account} label={`Salin rekening ${bank}`} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
