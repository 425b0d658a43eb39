import { signedOut } from '#web/access.ts'
import { titled } from '#web/titled.ts'
import type { Route } from './+types/login.ts'

export const middleware = [signedOut]

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Masuk')

export default function Login() {
  return (
    <div className="wrap py-8">
      <h1>Masuk</h1>
    </div>
  )
}
