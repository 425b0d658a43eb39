import { formatRupiah } from '#platform/format.ts'
import { FormField } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import type { OrderSource } from '../assisted-orders/load-source.ts'

/** One line that a buyer asked for: which goods are meant, how much, and the price. */
export function StartLine({ line, index }: { line: OrderSource['lines'][number]; index: number }) {
  const field = (name: string) => `lines[${index}].${name}`
  const [first] = line.candidates
  return (
    <li className="grid gap-3 border-b border-line p-4 last:border-b-0 md:grid-cols-[minmax(0,1fr)_140px_180px]">
      <FormField
        name={field('product_variant_id')}
        label={line.written}
        hint={first && `Harga daftar ${formatRupiah(first.price)} termasuk PPN.`}
      >
        {(control) => (
          <Select
            {...control}
            options={line.candidates.map((candidate) => ({
              value: candidate.product_variant_id,
              label: `${candidate.name} ${candidate.variantName} (${candidate.sku})`,
            }))}
          />
        )}
      </FormField>
      <FormField
        name={field('qty')}
        label="Jumlah"
        inputMode="decimal"
        unit={first?.unit}
        defaultValue={String(first?.qty ?? line.qty).replace('.', ',')}
        required
      />
      <FormField
        name={field('price')}
        label="Harga kita"
        inputMode="decimal"
        placeholder="Sebelum PPN"
        autoComplete="off"
      />
    </li>
  )
}
