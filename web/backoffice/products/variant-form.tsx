import { Checkbox } from '#web/ui/choice.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { toFieldValue } from '../shared/form-values.ts'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import type { ProductDetails, VariantDetails } from './types.ts'

type Props = { product: ProductDetails; variant: VariantDetails | undefined; reply: unknown }

const NUMBER_FIELDS = [
  ['weightKg', 'Berat (kg)'],
  ['volumeM3', 'Volume (m³)'],
  ['lengthM', 'Panjang (m)'],
  ['piecesPerUnit', 'Isi per satuan'],
  ['coverageM2', 'Luas tutup (m²)'],
  ['minOrder', 'Minimum pesan'],
  ['multiple', 'Kelipatan'],
  ['leadDays', 'Hari siap'],
] as const
const OPTIONAL_FIELDS = new Set(['piecesPerUnit', 'coverageM2'])

/** A variant's SKU, attributes, weight, size and order quantities. */
export function VariantForm({ product, variant, reply }: Props) {
  const fetcher = useActionFetcher()
  const template = variant ?? product.variants.at(-1)
  return (
    <ReplyForm
      key={variant?.revision}
      fetcher={fetcher}
      reply={reply}
      intent={`variant ${variant?.id ?? 'baru'}`}
      autoComplete="off"
      className="grid gap-3"
    >
      <input type="hidden" name="revision" value={variant?.revision ?? ''} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <FormField name="sku" label="SKU" defaultValue={variant?.sku} maxLength={60} required />
        <FormField
          name="name"
          label="Nama varian"
          defaultValue={variant?.name}
          maxLength={120}
          required
        />
        <FormField
          name="unit"
          label="Satuan jual"
          defaultValue={template?.unit}
          maxLength={20}
          required
        />
      </div>
      {product.attributes.length > 0 && (
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
          {product.attributes.map(({ key, label, unit }) => {
            const value = variant?.attributes[key]
            return (
              <FormField
                key={key}
                name={`attributes.${key}`}
                label={unit ? `${label} (${unit})` : label}
                defaultValue={typeof value === 'number' ? toFieldValue(value) : value}
              />
            )
          })}
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {NUMBER_FIELDS.map(([name, label]) => (
          <FormField
            key={name}
            name={name}
            label={label}
            optional={OPTIONAL_FIELDS.has(name)}
            inputMode="decimal"
            inputClassName="num"
            defaultValue={toFieldValue(template?.[name])}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox name="active" value="ya" defaultChecked={variant?.active ?? true}>
          Dijual
        </Checkbox>
        <Checkbox name="measured" value="ya" defaultChecked={template?.measured ?? false}>
          Diukur, boleh pecahan (m³, kg)
        </Checkbox>
      </div>
      <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
        {variant ? 'Simpan varian' : 'Tambah varian'}
      </SubmitButton>
    </ReplyForm>
  )
}
