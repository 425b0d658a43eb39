import type { z } from 'zod'
import type { PaymentDetail } from '#modules/finance/payments/contract.ts'
import { formatRupiah, formatShort } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The exact amount with its three unique digits, and the bank account. */
export function TransferDetail({ payment }: { payment: z.output<typeof PaymentDetail> }) {
  const { toSend, amount, uniqueCode, banks } = payment
  const amountText = formatShort(toSend)
  return (
    <Card title="Yang ditransfer">
      <p className="num flex flex-wrap items-center gap-x-2 text-24 font-heavy tracking-[-0.02em] md:text-32">
        <span>
          <span className="mr-1 text-16 font-medium opacity-75">Rp</span>
          {amountText.slice(0, -3)}
          <span className="rounded-small bg-warning-surface px-0.5 text-warning-text">
            {amountText.slice(-3)}
          </span>
        </span>
        <CopyButton text={toSend.amount.split('.')[0]!} label="Salin jumlah" />
      </p>
      <p className="mt-1 text-14 text-ink-2">
        {formatRupiah(amount)} ditambah kode unik {String(uniqueCode).padStart(3, '0')}. Tiga angka
        terakhir membuat transfer Anda dikenali, jadi jangan dibulatkan.
      </p>
      <ul className="mt-4 grid gap-2">
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
