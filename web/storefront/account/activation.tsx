import { titled } from '#web/titled.ts'
import type { Route } from './+types/activation.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Aktivasi akun')

export default function Activation() {
  return (
    <div className="wrap py-8">
      <h1>Aktivasi akun</h1>
    </div>
  )
}
