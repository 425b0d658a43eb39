import type { IconName } from '#web/ui/icons/icon-names.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

const sellingPoints: [IconName, string, string][] = [
  ['scale', 'Harga per m², kg, dan biji', 'di samping harga jual'],
  ['truck', 'Ongkos kirim lebih dulu', 'dari berat, volume, dan jarak'],
  ['circle-check', 'Harga grosir', 'terhitung sendiri di keranjang'],
  ['shield-check', 'Stok ditahan', 'sejak pesanan dibuat'],
]

/** What this shop offers that others leave to a phone call. */
export function SellingPoints() {
  return (
    <ul className="grid grid-cols-2 gap-4 py-6 lg:grid-cols-4">
      {sellingPoints.map(([icon, title, note]) => (
        <li key={title} className="flex gap-3">
          <span className="text-tarp-600">
            <Icon name={icon} />
          </span>
          <span className="text-14 leading-snug">
            <b className="block">{title}</b>
            <span className="text-ink-2">{note}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
