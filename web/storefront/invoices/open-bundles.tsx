import { buildBundlePath } from '#modules/finance/payments/rules/payment-bundle.ts'
import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { TextLink } from '#web/ui/button.tsx'
import { type Amount, Money } from '#web/ui/money.tsx'

type Props = {
  bundles: readonly {
    id: string
    number: string
    toSend: Amount
    expiresAt: string
    invoices: number
  }[]
}

/** What waits to be paid for several invoices at once. */
export const OpenBundles = ({ bundles }: Props) =>
  bundles.map(({ id, number, toSend, expiresAt, invoices }) => (
    <Alert key={id} severity="info" title={`${invoices} tagihan menunggu dibayar sekaligus`}>
      <Money of={toSend} exact /> sebelum {formatDateTime(expiresAt)}.{' '}
      <TextLink to={buildBundlePath(id)}>Lihat pembayaran {number}</TextLink>
    </Alert>
  ))
