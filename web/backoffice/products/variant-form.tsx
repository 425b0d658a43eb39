import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { describeValue } from '../shared/conflict/describe-value.ts'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { toFieldValue } from '../shared/forms/form-values.ts'
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

const toOpened = (variant: VariantDetails | undefined) =>
  variant && {
    revision: variant.revision,
    values: {
      sku: variant.sku,
      barcode: variant.barcode,
      name: variant.name,
      unit: variant.unit,
      attributes: variant.attributes,
      ...Object.fromEntries(NUMBER_FIELDS.map(([name]) => [name, variant[name]])),
      active: variant.active,
      measured: variant.measured,
    },
  }

/** A variant's attributes with their labels and units: `Tebal: 9 mm`. */
const describeAttributes = (attributes: ProductDetails['attributes'], values: unknown): string =>
  attributes
    .map(({ key, label, unit }) => ({
      label,
      unit: unit ?? '',
      words: describeValue((values as Record<string, unknown> | null)?.[key]),
    }))
    .filter(({ words }) => words !== '')
    .map(({ label, unit, words }) => `${label}: ${words} ${unit}`.trim())
    .join('\n')

/** A variant's SKU, attributes, weight, size and order quantities. */
export function VariantForm({ product, variant: stored, reply }: Props) {
  const previous = product.variants.at(-1)
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={{ attributes: (values) => describeAttributes(product.attributes, values) }}
      reply={reply}
      intent={`variant ${stored?.id ?? 'baru'}`}
      autoComplete="off"
      className="grid gap-3"
    >
      {(variant) => (
        <>
          <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
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
              defaultValue={(variant ?? previous)?.unit}
              maxLength={20}
              required
            />
            <FormField
              name="barcode"
              label="Kode batang"
              optional
              defaultValue={variant?.barcode ?? undefined}
              maxLength={14}
              inputMode="numeric"
              inputClassName="num"
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
                defaultValue={toFieldValue((variant ?? previous)?.[name])}
              />
            ))}
          </div>
          <div className="flex flex-wrap gap-x-6">
            <FormCheckbox name="active" value="ya" defaultChecked={variant?.active ?? true}>
              Dijual
            </FormCheckbox>
            <FormCheckbox
              name="measured"
              value="ya"
              defaultChecked={(variant ?? previous)?.measured ?? false}
            >
              Diukur, boleh pecahan (m³, kg)
            </FormCheckbox>
          </div>
          <SubmitButton className="justify-self-start">
            {variant ? 'Simpan varian' : 'Tambah varian'}
          </SubmitButton>
        </>
      )}
    </EditForm>
  )
}
