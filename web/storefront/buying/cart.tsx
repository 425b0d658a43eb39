import { titled } from '#web/titled.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Keranjang')

export default function Cart() {
  return (
    <div className="wrap py-8">
      <h1>Keranjang</h1>
    </div>
  )
}
