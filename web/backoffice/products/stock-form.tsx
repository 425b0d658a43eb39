import { formatQuantity } from '#platform/format.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { ListedVariant, VariantListRow } from './list-rows.ts'

const REASONS = [
  'Hasil hitung gudang',
  'Barang masuk',
  'Rusak atau hilang',
  'Pindah gudang',
  'Salah catat',
]

/** The stock of a variant in every warehouse. All changes of one save carry the same reason. */
export function StockForm({
  variant: { id, unit, stock },
  reply,
}: {
  variant: VariantListRow & { stock: ListedVariant['stock'] }
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      // The key remounts the form when quantities have changed.
      key={stock.map(({ onHand }) => onHand).join(' ')}
      fetcher={fetcher}
      reply={reply}
      intent={`stock ${id}`}
      noValidate
      autoComplete="off"
      className="grid content-start gap-3"
    >
      <h4 className="text-14 font-bold">Stok fisik di gudang ({unit})</h4>
      <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
        {stock.map(({ warehouse, name, onHand, held }) => (
          <div key={warehouse}>
            <input type="hidden" name={`seen.${warehouse}`} value={onHand} />
            <FormField
              name={`onHand.${warehouse}`}
              label={name}
              inputMode="decimal"
              inputClassName="num"
              defaultValue={formatQuantity(onHand)}
              hint={held > 0 ? `${formatQuantity(held)} ditahan pesanan` : undefined}
            />
          </div>
        ))}
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <FormField name="reason" label="Alasan" className="max-sm:w-full sm:w-60">
          {(control) => (
            <Select
              {...control}
              options={REASONS.map((reason) => ({ value: reason, label: reason }))}
            />
          )}
        </FormField>
        <SubmitButton busy={fetcher.state !== 'idle'}>Simpan stok</SubmitButton>
      </div>
    </ReplyForm>
  )
}
