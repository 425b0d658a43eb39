import type { ReactNode } from 'react'
import { isFormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { IdempotencyKey } from '#web/ui/forms/idempotency-key.tsx'
import { getSuccessKey, useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import { countRows } from './goods-rows.ts'
import { GoodsLines } from './goods-lines.tsx'
import type { TransferPreset } from './transfer-preset.ts'

export type Warehouse = { code: string; name: string }
type Props = { warehouses: readonly Warehouse[]; reply: unknown }

/** Records one delivery from a supplier, with the number of its delivery note. */
export function ReceiptForm({ warehouses, reply }: Props) {
  return (
    <GoodsForm intent="receive" submit="Catat barang masuk" reply={reply}>
      <WarehouseField name="warehouse" label="Gudang" warehouses={warehouses} />
      <FormField name="reference" label="Nomor surat jalan" maxLength={60} required />
      <FormField name="supplier" label="Pemasok" maxLength={100} required />
    </GoodsForm>
  )
}

/** Moves goods from one warehouse to another; `preset` is what another page suggests to move. */
export function TransferForm({
  warehouses,
  preset,
  reply,
}: Props & { preset: TransferPreset | undefined }) {
  return (
    <GoodsForm intent="transfer" submit="Catat pemindahan" reply={reply} preset={preset}>
      <WarehouseField
        name="from"
        label="Dari gudang"
        warehouses={warehouses}
        preset={preset?.from}
      />
      <WarehouseField
        name="to"
        label="Ke gudang"
        warehouses={warehouses}
        preset={preset?.to ?? warehouses[1]?.code}
      />
      <FormField name="note" label="Nomor surat atau alasan" optional maxLength={100} />
    </GoodsForm>
  )
}

type GoodsFormProps = {
  intent: 'receive' | 'transfer'
  submit: string
  reply: unknown
  preset?: TransferPreset | undefined
  /** The fields above the lines. */
  children: ReactNode
}

/** A form of goods is emptied by its success, and shows all rows that were refused. */
function GoodsForm({ intent, submit, reply, preset, children }: GoodsFormProps) {
  const fetcher = useActionFetcher()
  const result = fetcher.data ?? reply
  const rows = isFormErrors(result) ? countRows(Object.keys(result.values)) : undefined
  return (
    <ReplyForm
      key={getSuccessKey(fetcher.data)}
      reply={reply}
      autoComplete="off"
      fetcher={fetcher}
      intent={intent}
      className="grid gap-4"
    >
      <IdempotencyKey reply={fetcher.data} />
      <div className="grid gap-x-4 gap-y-3 sm:grid-cols-3">{children}</div>
      <GoodsLines rows={rows} preset={preset} />
      <SubmitButton className="justify-self-start">{submit}</SubmitButton>
    </ReplyForm>
  )
}

function WarehouseField({
  name,
  label,
  warehouses,
  preset,
}: {
  name: string
  label: string
  warehouses: readonly Warehouse[]
  preset?: string | undefined
}) {
  return (
    <FormField name={name} label={label} defaultValue={preset}>
      {(control) => (
        <Select
          {...control}
          options={warehouses.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
    </FormField>
  )
}
