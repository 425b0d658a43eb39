import { FormField, useFormField } from '#web/ui/forms/form.tsx'
import type { StaffLineData } from './staff-line.tsx'

/** Another quantity for a line, or why it cannot be had; such a line needs no price. */
export function LineChangeFields({ line, index }: { line: StaffLineData; index: number }) {
  const name = (field: string) => `lines[${index}].${field}`
  const qty = useFormField(name('qty'))
  const unavailable = useFormField(name('unavailable'))
  const isOpen = Boolean(qty.error ?? unavailable.error ?? unavailable.typed)
  const goods = (
    <span className="sr-only">
      {' '}
      {line.name} {line.variantName}
    </span>
  )
  return (
    <details open={isOpen} className="mt-1">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-14 font-semibold text-link">
        Ubah jumlah atau tandai tidak tersedia{goods}
      </summary>
      <div className="grid gap-3">
        <FormField
          name={name('qty')}
          label={<>Jumlah yang ditawarkan{goods}</>}
          inputMode="decimal"
          unit={line.unit}
          defaultValue={String(line.qty).replace('.', ',')}
          inputClassName="num"
        />
        <FormField
          name={name('unavailable')}
          label={<>Alasan tidak tersedia{goods}</>}
          hint="Diisi, barang ini keluar dari penawaran; pembeli membacanya."
          maxLength={300}
          optional
        />
      </div>
    </details>
  )
}
