import { titled } from '#web/titled.ts'
import type { Route } from './+types/checkout.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Pembayaran')

export default function Checkout() {
  return (
    <div className="wrap py-8">
      <h1>Pembayaran</h1>
    </div>
  )
}
