import { flattenGridValues } from '#modules/catalogue/catalogue-admin/rules/variant-grid.ts'
import { formatQuantity, formatShort } from '#platform/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { FormField, SubmitButton, useFormField } from '#web/ui/forms/form.tsx'
import { Input, Select } from '#web/ui/forms/input.tsx'
import { Table } from '#web/ui/table.tsx'
import { describeValue, type FieldDescribers } from '../shared/conflict/describe-value.ts'
import { EditForm } from '../shared/forms/edit-form.tsx'
import { FormCheckbox } from '../shared/forms/form-checkbox.tsx'
import { STOCK_REASONS } from './stock-reasons.ts'
import type { ProductDetails, VariantDetails } from './types.ts'

type Props = { product: ProductDetails; openId: string | null; reply: unknown }

const toOpened = ({ variants }: ProductDetails) => ({
  values: Object.fromEntries(
    variants.flatMap((variant) =>
      Object.entries(flattenGridValues(variant)).map(([field, value]) => [
        `${variant.id}.${field}`,
        value,
      ]),
    ),
  ),
})

const FIELD_LABELS: Record<string, string> = {
  name: 'Nama',
  barcode: 'Kode batang',
  active: 'Dijual',
  retail: 'Harga eceran',
  business: 'Harga bisnis',
}

/** What the fields of the grid are called, by variant: `9 mm: Harga eceran`. */
const labelFields = ({ variants }: ProductDetails): Record<string, string> =>
  Object.fromEntries(
    variants.flatMap(({ id, name, stock }) => [
      ...Object.entries(FIELD_LABELS).map(([field, label]) => [
        `${id}.${field}`,
        `${name}: ${label}`,
      ]),
      ...stock.map((place) => [`${id}.stock.${place.warehouse}`, `${name}: ${place.name}`]),
    ]),
  )

const describeAmount = (value: unknown): string =>
  typeof value === 'number' ? formatQuantity(value) : describeValue(value)

const describeFields = (product: ProductDetails): FieldDescribers =>
  Object.fromEntries(
    Object.keys(toOpened(product).values)
      .filter((field) => !/\.(?:name|barcode|active)$/.test(field))
      .map((field) => [field, describeAmount]),
  )

/** All variants of a product with name, prices and stock, saved together. */
export function VariantGrid({ product: stored, openId, reply }: Props) {
  return (
    <EditForm
      record={stored}
      toOpened={toOpened}
      describers={describeFields(stored)}
      labels={labelFields(stored)}
      reply={reply}
      intent="grid"
      autoComplete="off"
    >
      {(product) => (
        <>
          {/* Positioned, or the labels for screen readers would widen the page. */}
          <div className="relative overflow-x-auto md:[&_:is(td,th):first-child]:sticky md:[&_:is(td,th):first-child]:left-0 md:[&_td:first-child]:bg-face!">
            <GridTable variants={product.variants} openId={openId} />
          </div>
          <div className="flex flex-wrap items-end gap-3 border-t border-line p-4">
            <SubmitButton>Simpan semua varian</SubmitButton>
            <FormField name="reason" label="Alasan, bila stok berubah" className="sm:w-60">
              {(control) => (
                <Select
                  {...control}
                  options={STOCK_REASONS.map((reason) => ({ value: reason, label: reason }))}
                />
              )}
            </FormField>
          </div>
        </>
      )}
    </EditForm>
  )
}

type GridProps = { variants: readonly VariantDetails[]; openId: string | null }

const GridTable = ({ variants, openId }: GridProps) => (
  <Table
    caption="Varian dengan harga dan stok"
    rows={variants}
    id={({ id }) => id}
    columns={[
      {
        head: 'Varian',
        wide: true,
        cell: ({ id, name, sku }) => (
          <div className="w-full md:min-w-52">
            <GridField name={`${id}.name`} label={`Nama ${name}`} value={name} />
            <span className="num text-12 break-all text-ink-2">{sku}</span>
          </div>
        ),
      },
      ...(['retail', 'business'] as const).map((list) => ({
        head: list === 'retail' ? 'Eceran (Rp)' : 'Bisnis (Rp)',
        cell: (variant: VariantDetails) => (
          <GridField
            name={`${variant.id}.${list}`}
            label={`${list === 'retail' ? 'Harga eceran' : 'Harga bisnis'} ${variant.name}`}
            value={variant[list] ? formatShort(variant[list]) : ''}
            isNumber
          />
        ),
      })),
      ...(variants[0]?.stock ?? []).map(({ warehouse, name: place }) => ({
        head: `Stok ${place.replace(/^Gudang /, '')}`,
        cell: (variant: VariantDetails) => (
          <StockField variant={variant} warehouse={warehouse} place={place} />
        ),
      })),
      {
        head: 'Kode batang',
        cell: ({ id, name, barcode }) => (
          <div className="w-full md:min-w-40">
            <GridField
              name={`${id}.barcode`}
              label={`Kode batang ${name}`}
              value={barcode ?? ''}
              isNumber
            />
          </div>
        ),
      },
      {
        head: 'Dijual',
        cell: ({ id, name, active }) => (
          <FormCheckbox
            name={`${id}.active`}
            value="ya"
            defaultChecked={active}
            className="min-w-11"
            aria-label={`Jual ${name}`}
          >
            <span className="sr-only">Dijual</span>
          </FormCheckbox>
        ),
      },
      {
        head: '',
        cell: ({ id, name }) => (
          <ButtonLink
            to={id === openId ? '?' : `?varian=${id}#v${id}`}
            variant={id === openId ? 'ghost' : 'outlined'}
            color="secondary"
            aria-label={`${id === openId ? 'Tutup' : 'Ubah'} ${name}`}
          >
            {id === openId ? 'Tutup' : 'Ubah'}
          </ButtonLink>
        ),
      },
    ]}
  />
)

type StockFieldProps = { variant: VariantDetails; warehouse: string; place: string }

function StockField({ variant: { id, name, stock }, warehouse, place }: StockFieldProps) {
  const { onHand = 0, held = 0 } = stock.find((each) => each.warehouse === warehouse) ?? {}
  return (
    <>
      <GridField
        name={`${id}.stock.${warehouse}`}
        label={`Stok ${name} di ${place}`}
        value={formatQuantity(onHand)}
        isNumber
      />
      {held > 0 && <span className="num text-12 text-ink-2">{formatQuantity(held)} dipesan</span>}
    </>
  )
}

type GridFieldProps = { name: string; label: string; value: string; isNumber?: boolean }

/** A cell of the grid. Its column's heading is its label for the eye. */
function GridField({ name, label, value, isNumber = false }: GridFieldProps) {
  const { error, typed } = useFormField(name)
  return (
    <div className="w-full md:min-w-24">
      <Input
        name={name}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        defaultValue={typed ?? value}
        {...(isNumber ? { inputMode: 'decimal', className: 'num md:text-right' } : {})}
      />
      {error && <FieldError>{error}</FieldError>}
    </div>
  )
}
