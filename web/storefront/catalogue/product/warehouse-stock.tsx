import { formatQuantity } from '#platform/format.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { type VariantResponse } from './variants.ts'

/** The stock by warehouse, and when more would arrive. */
export function WarehouseStock({
  variant: { places, unit, leadDays, stock },
}: {
  variant: VariantResponse
}) {
  const inStock = places.filter((place) => place.stock > 0)
  if (inStock.length === 0) return null
  return (
    <details className="mt-4 border-t border-line pt-1 text-14">
      <summary className="flex min-h-11 items-center gap-2">
        <Icon name="warehouse" className="text-ink-2" />
        <span>
          Stok {formatQuantity(stock)} {unit} di {inStock.length} gudang
        </span>
      </summary>
      <ul className="num grid gap-1 pb-2 text-ink-2">
        {inStock.map((place) => (
          <li key={place.warehouse} className="flex justify-between gap-3">
            <span>{place.warehouse}</span>
            <span>
              {formatQuantity(place.stock)} {unit}
            </span>
          </li>
        ))}
        {leadDays > 0 && <li>Selebihnya indent sekitar {leadDays} hari.</li>}
      </ul>
    </details>
  )
}
