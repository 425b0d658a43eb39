import { titled } from '#web/titled.ts'
import type { Route } from './+types/payment-transfer.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Transfer bank')

export default function PaymentTransfer() {
  return (
    <div className="wrap py-8">
      <h1>Transfer bank</h1>
    </div>
  )
}
