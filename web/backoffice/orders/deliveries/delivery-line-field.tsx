import { formatQuantity } from '#platform/format.ts'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { useFormField } from '#web/ui/forms/form.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { WarehouseLine } from '../types.ts'

export type LineToLoad = WarehouseLine & {
  /** How much the delivery that is corrected carries of it. */
  loaded?: number | undefined
}

/** One line of a load: whether it comes along, and how much of it. */
export function DeliveryLineField({
  line,
  index,
  isTicked,
}: {
  line: LineToLoad
  index: number
  isTicked: boolean
}) {
  const name = (field: string) => `lines[${index}].${field}`
  const tick = useFormField(name('take'))
  const quantity = useFormField(name('qty'))
  // A refused form posts every line's id, but only the boxes that are ticked.
  const isRefused = useFormField(name('lineId')).typed !== undefined
  const label = [line.name, line.variantName].filter(Boolean).join(', ')
  const errorId = `muat-${line.id}`
  return (
    <li
      data-load-line=""
      data-weight-kg={line.weightKg}
      data-volume-m3={line.volumeM3}
      className="grid items-center gap-x-3 border-b border-line py-1.5 text-14 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <input type="hidden" name={name('lineId')} value={line.id} />
      <input type="hidden" name={name('name')} value={label} />
      <Checkbox
        name={name('take')}
        defaultChecked={isRefused ? tick.typed !== undefined : isTicked}
        className="min-w-0 py-1!"
      >
        <span className="block font-medium">{label}</span>
        <span className="num block text-12 text-ink-2">
          {line.sku} · sisa {formatQuantity(line.toShip)} {line.unit} · stok bebas{' '}
          {formatQuantity(line.stockThere)}
          {line.awaited > 0 && ` · ${formatQuantity(line.awaited)} belum datang dari pabrik`}
        </span>
      </Checkbox>
      <Input
        type="number"
        name={name('qty')}
        aria-label={`Jumlah ${label}`}
        aria-invalid={quantity.error ? true : undefined}
        aria-describedby={quantity.error ? errorId : undefined}
        defaultValue={quantity.typed ?? String(line.loaded ?? line.toShip)}
        min={0}
        step="any"
        inputMode="decimal"
        unit={line.unit}
        className="num w-24! text-right max-sm:ml-7.5"
      />
      {quantity.error && (
        <div className="max-sm:pl-7.5 sm:col-span-2">
          <FieldError id={errorId}>{quantity.error}</FieldError>
        </div>
      )}
    </li>
  )
}
