import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Select } from '#web/ui/input.tsx'
import { RepeatKey } from '#web/ui/repeat-key.tsx'
import { GroupError } from '../shared/group-error.tsx'
import { getSuccessKey, useActionFetcher } from '../shared/use-action-fetcher.ts'
import { RECEIPT_ROWS } from './receipt-body.ts'

/** Records one delivery from a supplier, with the number of its delivery note. */
export function ReceiptForm({
  warehouses,
  reply,
}: {
  warehouses: readonly { code: string; name: string }[]
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm
      key={getSuccessKey(fetcher.data)}
      fetcher={fetcher}
      reply={reply}
      intent="receive"
      autoComplete="off"
      className="grid gap-4"
    >
      <RepeatKey reply={fetcher.data} />
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
      <GroupError name="lines" />
      <SubmitButton busy={fetcher.state !== 'idle'} className="justify-self-start">
        Catat barang masuk
      </SubmitButton>
    </ReplyForm>
  )
}
