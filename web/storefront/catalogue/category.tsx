import { titled } from '#web/titled.ts'
import type { Route } from './+types/category.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Kategori')

export default function Category() {
  return (
    <div className="wrap py-8">
      <h1>Kategori</h1>
    </div>
  )
}
