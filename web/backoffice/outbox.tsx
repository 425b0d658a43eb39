import { titled } from '#web/titled.ts'
import type { Route } from './+types/outbox.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Kotak keluar')

export default function Outbox() {
  return (
    <div className="wrap py-8">
      <h1>Kotak keluar</h1>
    </div>
  )
}
