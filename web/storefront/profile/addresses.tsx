import { titled } from '#web/titled.ts'
import type { Route } from './+types/addresses.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Alamat Pengiriman')

export default function Addresses() {
  return (
    <div className="wrap py-8">
      <h1>Alamat Pengiriman</h1>
    </div>
  )
}
