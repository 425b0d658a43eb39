import { formatQuantity } from '#platform/format.ts'
import type { FormErrors } from '#web/form-errors.ts'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/form.tsx'
import { Input } from '#web/ui/input.tsx'
import { GroupError } from '../shared/group-error.tsx'
import type { StaffOrderDetails } from './types.ts'

type OrderLine = StaffOrderDetails['lines'][number]

/** Prepares one delivery: lines of one warehouse with quantities, the vehicle and its driver. */
export function DeliveryForm({
  lines,
  vehicle,
  reply,
  isMain,
}: {
  /** Only lines with a quantity left to ship. */
  lines: readonly OrderLine[]
  /** The vehicle that the buyer chose. */
  vehicle: string
  reply: FormErrors | undefined
  isMain: boolean
}) {
  const warehouses = [...new Set(lines.map((line) => line.warehouse))]
  const indexedLines = lines.map((line, index) => ({ line, index }))
  return (
    <Card title="Muat ke kendaraan">
      <ReplyForm reply={reply} intent="prepare" noValidate className="grid gap-4">
        {warehouses.map((warehouse, warehouseIndex) => (
          <fieldset key={warehouse} className="min-w-0">
            <legend className="text-14 font-semibold">Dari {warehouse}</legend>
            <ul className="mt-1 border-t border-line">
              {indexedLines
                .filter(({ line }) => line.warehouse === warehouse)
                .map(({ line, index }) => (
                  <DeliveryLineField
                    key={line.id}
                    line={line}
                    index={index}
                    isTicked={warehouseIndex === 0}
                  />
                ))}
            </ul>
          </fieldset>
        ))}
        {warehouses.length > 1 && (
          <p className="text-14 text-ink-2">
            Satu pengiriman berangkat dari satu gudang. Siapkan satu per satu.
          </p>
        )}
        <GroupError name="lines" />
        <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
          <FormField
            name="vehicle"
            label="Kendaraan"
            defaultValue={vehicle}
            maxLength={40}
            required
          />
          <FormField
            name="plate"
            label="Nomor polisi"
            maxLength={15}
            autoCapitalize="characters"
            required
          />
          <FormField name="driver" label="Nama sopir" maxLength={80} required />
          <FormField
            name="driverPhone"
            label="Nomor ponsel sopir"
            type="tel"
            maxLength={25}
            required
          />
        </div>
        <div>
          <SubmitButton
            color={isMain ? 'main' : 'primary'}
            className="max-sm:w-full"
            name="intent"
            value="prepare"
          >
            Siapkan pengiriman
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

function DeliveryLineField({
  line,
  index,
  isTicked,
}: {
  line: OrderLine
  index: number
  isTicked: boolean
}) {
  const name = (field: string) => `lines[${index}].${field}`
  const tick = useFormField(name('take'))
  const quantity = useFormField(name('qty'))
  // A refused form posts every line's id, but only the boxes that are ticked.
  const isRefused = useFormField(name('lineId')).typed !== undefined
  const label = `${line.name} ${line.variantName}`
  return (
    <li className="grid items-center gap-x-3 border-b border-line py-1.5 text-14 sm:grid-cols-[minmax(0,1fr)_auto]">
      <input type="hidden" name={name('lineId')} value={line.id} />
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
        aria-describedby={quantity.error ? `muat-${index}` : undefined}
        defaultValue={quantity.typed ?? String(line.toShip)}
        min={0}
        step="any"
        inputMode="decimal"
        unit={line.unit}
        className="num w-24! text-right max-sm:ml-7.5"
      />
      {quantity.error && (
        <div className="max-sm:pl-7.5 sm:col-span-2">
          <FieldError id={`muat-${index}`}>{quantity.error}</FieldError>
        </div>
      )}
    </li>
  )
}
