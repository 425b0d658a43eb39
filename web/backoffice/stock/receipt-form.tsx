import { FieldError } from '#web/ui/field.tsx'
import { FormField, ReplyForm, SubmitButton, useFormField } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import { RECEIPT_ROWS } from './receipt-body.ts'

/** Takes goods in that came together, with the number of the paper that came along. */
export function ReceiptForm({
  warehouses,
  reply,
}: {
  warehouses: readonly { code: string; name: string }[]
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  const success = fetcher.data && 'done' in (fetcher.data as object) ? fetcher.data : undefined
  return (
    <ReplyForm
      key={success ? JSON.stringify(success) : ''}
      fetcher={fetcher}
      reply={reply}
      intent="receive"
      autoComplete="off"
      className="grid gap-4"
    >
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">
        <FormField name="warehouse" label="Gudang">
          {(control) => (
            <Select
              {...control}
              options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </FormField>
        <FormField name="reference" label="Nomor surat jalan" maxLength={60} required />
        <FormField name="supplier" label="Pemasok" maxLength={100} required />
      </div>
      <div className="grid gap-x-6 gap-y-2 xl:grid-cols-2">
        {Array.from({ length: RECEIPT_ROWS }, (_, at) => (
          <div key={at} className="grid grid-cols-[minmax(0,1fr)_120px] gap-3">
            <FormField
              name={`lines.${at}.sku`}
              label={`SKU ${at + 1}`}
              optional={at > 0}
              maxLength={60}
            />
            <FormField
              name={`lines.${at}.quantity`}
              label="Jumlah"
              inputMode="decimal"
              inputClassName="num"
            />
          </div>
        ))}
      </div>
      <LinesError />
      <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
        Catat barang masuk
      </SubmitButton>
    </ReplyForm>
  )
}

function LinesError() {
  const { error } = useFormField('lines')
  return error ? <FieldError>{error}</FieldError> : null
}
