import { titled } from '#web/titled.ts'
import type { Route } from './+types/transaction.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Detail Transaksi')

export default function Transaction() {
  return (
    <div className="wrap py-8">
      <h1>Detail Transaksi</h1>
    </div>
  )
}
