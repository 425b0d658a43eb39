import { titled } from '#web/titled.ts'
import type { Route } from './+types/audit.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Audit')

export default function Audit() {
  return (
    <div className="wrap py-8">
      <h1>Audit</h1>
    </div>
  )
}
