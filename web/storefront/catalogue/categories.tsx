import { titled } from '#web/titled.ts'
import type { Route } from './+types/categories.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Semua kategori')

export default function Categories() {
  return (
    <div className="wrap py-8">
      <h1>Semua kategori</h1>
    </div>
  )
}
