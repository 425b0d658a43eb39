import { Checkbox } from '#web/ui/choice.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { inField } from '../parts/typed.ts'
import { useActing } from '../parts/use-acting.ts'
import type { DeskProduct, DeskVariant } from './shapes.ts'

type Props = { product: DeskProduct; variant: DeskVariant | undefined; reply: unknown }

const FIGURES = [
  ['weightKg', 'Berat (kg)'],
  ['volumeM3', 'Volume (m³)'],
  ['lengthM', 'Panjang (m)'],
  ['piecesPerUnit', 'Isi per satuan'],
  ['coverageM2', 'Luas tutup (m²)'],
  ['minOrder', 'Minimum pesan'],
  ['multiple', 'Kelipatan'],
  ['leadDays', 'Hari siap'],
] as const
const OPTIONAL = new Set(['piecesPerUnit', 'coverageM2'])

/** What one selling unit is: its SKU, its attributes, its mass and size, and how it is ordered. */
export function VariantForm({ product, variant, reply }: Props) {
  const acting = useActing()
  const like = variant ?? product.variants.at(-1)
  return (
    <ReplyForm
      key={variant?.revision}
      fetcher={acting}
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
          defaultValue={like?.unit}
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
                defaultValue={typeof value === 'number' ? inField(value) : value}
              />
            )
          })}
        </div>
      )}
      <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
        {FIGURES.map(([name, label]) => (
          <FormField
            key={name}
            name={name}
            label={label}
            optional={OPTIONAL.has(name)}
            inputMode="decimal"
            inputClassName="num"
            defaultValue={inField(like?.[name])}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox name="active" value="ya" defaultChecked={variant?.active ?? true}>
          Dijual
        </Checkbox>
        <Checkbox name="measured" value="ya" defaultChecked={like?.measured ?? false}>
          Diukur, boleh pecahan (m³, kg)
        </Checkbox>
      </div>
      <SubmitButton busy={acting.state !== 'idle'} className="justify-self-start">
        {variant ? 'Simpan varian' : 'Tambah varian'}
      </SubmitButton>
    </ReplyForm>
  )
}
