import { titled } from '#web/titled.ts'
import type { Route } from './+types/home.ts'

export const meta: Route.MetaFunction = ({ matches }) => titled(matches, 'Bahan bangunan untuk proyek dan rumah')

export default function Home() {
  return (
    <div className="wrap py-8">
      <h1>Bahan bangunan untuk proyek dan rumah</h1>
    </div>
  )
}
