import { titled } from '#web/titled.ts'
import type { Route } from './+types/transactions.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Daftar Transaksi')

export default function Transactions() {
  return (
    <div className="wrap py-8">
      <h1>Daftar Transaksi</h1>
    </div>
  )
}
