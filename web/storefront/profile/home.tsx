import { titled } from '#web/titled.ts'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Profil Saya')

export default function Profile() {
  return (
    <div className="wrap py-8">
      <h1>Profil Saya</h1>
    </div>
  )
}
