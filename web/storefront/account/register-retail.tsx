import { signedOut } from '#web/access.ts'
import { titled } from '#web/titled.ts'
import type { Route } from './+types/register-retail.ts'

export const middleware = [signedOut]

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Daftar')

export default function RegisterRetail() {
  return (
    <div className="wrap py-8">
      <h1>Daftar</h1>
    </div>
  )
}
