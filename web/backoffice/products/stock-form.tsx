import { formatQuantity } from '#platform/format.ts'
import { FormField, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import type { FieldDescribers } from '../shared/conflict/describe-value.ts'
import { EditForm } from '../shared/forms/edit-form.tsx'
import type { ListedVariant, VariantListRow } from './list-rows.ts'
import { STOCK_REASONS } from './stock-reasons.ts'

type StockedVariant = VariantListRow & { stock: ListedVariant['stock'] }

const toOpened = ({ stock }: StockedVariant) => ({
  values: Object.fromEntries(stock.map(({ warehouse, onHand }) => [warehouse, onHand])),
})

/** Quantities with the variant's unit, by warehouse. */
const describeStock = ({ stock, unit }: StockedVariant): FieldDescribers =>
  Object.fromEntries(
    stock.map(({ warehouse }) => [
      warehouse,
      (onHand) => `${formatQuantity(Number(onHand ?? 0))} ${unit}`,
    ]),
  )

/** The stock of a variant in every warehouse. All changes of one save carry the same reason. */
export function StockForm({ variant, reply }: { variant: StockedVariant; reply: unknown }) {
  return (
    <EditForm
      record={variant}
      toOpened={toOpened}
      describers={describeStock(variant)}
      labels={Object.fromEntries(variant.stock.map(({ warehouse, name }) => [warehouse, name]))}
      reply={reply}
      intent={`stock ${variant.id}`}
      noValidate
      autoComplete="off"
      className="grid content-start gap-3"
    >
      {({ unit, stock }) => (
        <>
          <h4 className="text-14 font-bold">Stok fisik di gudang ({unit})</h4>
          <div className="grid grid-cols-2 gap-3 xl:grid-cols-3">
            {stock.map(({ warehouse, name, onHand, held }) => (
              <div key={warehouse}>
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
                  options={STOCK_REASONS.map((reason) => ({ value: reason, label: reason }))}
                />
              )}
            </FormField>
            <SubmitButton>Simpan stok</SubmitButton>
          </div>
        </>
      )}
    </EditForm>
  )
}
