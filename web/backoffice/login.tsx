import { titled } from '#web/titled.ts'
import type { Route } from './+types/login.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Masuk staf')

export default function StaffLogin() {
  return (
    <div className="wrap py-8">
      <h1>Masuk staf</h1>
    </div>
  )
}
