import type { ReactNode } from 'react'
import { formatRupiah } from '#platform/format.ts'
import { Checkbox } from '#web/ui/forms/choice.tsx'
import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import type { OrderSource } from './load-source.ts'

function PickupTick({ name, children }: { name: string; children: ReactNode }) {
  const { typed } = useFormField(name)
  return (
    <Checkbox name={name} defaultChecked={typed !== undefined}>
      {children}
    </Checkbox>
  )
}

/** One line that a buyer asked for: which goods are meant, how much, and the agreed price. */
export function AssistedLineFields({
  line,
  index,
}: {
  line: OrderSource['lines'][number]
  index: number
}) {
  const field = (name: string) => `lines[${index}].${name}`
  const chosen =
    line.candidates.find(({ product_variant_id: id }) => id === line.product_variant_id) ??
    line.candidates[0]
  const goods = <span className="sr-only"> {line.written || line.text}</span>
  return (
    <li className="grid gap-3 border-b border-line p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_150px_180px]">
      <FormField
        name={field('product_variant_id')}
        label={line.written || line.text}
        hint={
          chosen
            ? `Mulai ${formatRupiah(chosen.price)} termasuk PPN.`
            : 'Tidak ada di katalog. Kosongkan jumlahnya.'
        }
      >
        {(control) => (
          <Select
            {...control}
            defaultValue={control.defaultValue ?? line.product_variant_id ?? ''}
            prompt="Pilih barang"
            options={line.candidates.map((candidate) => ({
              value: candidate.product_variant_id,
              label: `${candidate.name} ${candidate.variantName} (${candidate.sku})`,
            }))}
          />
        )}
      </FormField>
      <FormField
        name={field('qty')}
        label={<>Jumlah{goods}</>}
        inputMode="decimal"
        unit={chosen?.unit}
        defaultValue={chosen ? String(line.qty).replace('.', ',') : ''}
        inputClassName="num"
      />
      <FormField
        name={field('price')}
        label={<>Harga khusus{goods}</>}
        optional
        inputMode="decimal"
        placeholder="Termasuk PPN"
        autoComplete="off"
        inputClassName="num"
      />
      {chosen && (
        <div className="md:col-span-3">
          <PickupTick name={field('pickup')}>Diambil pembeli di gudang{goods}</PickupTick>
        </div>
      )}
    </li>
  )
}
