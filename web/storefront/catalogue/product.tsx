import { titled } from '#web/titled.ts'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Produk')

export default function Product() {
  return (
    <div className="wrap py-8">
      <h1>Produk</h1>
    </div>
  )
}
