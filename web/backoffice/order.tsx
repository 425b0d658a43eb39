import { titled } from '#web/titled.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Pesanan')

export default function Order() {
  return (
    <div className="wrap py-8">
      <h1>Pesanan</h1>
    </div>
  )
}
