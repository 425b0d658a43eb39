import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { StaffLineData } from './staff-line.tsx'

/** Writes down what one of the goods costs the shop, from which margins are counted. */
export function CostForm({ lines, reply }: { lines: readonly StaffLineData[]; reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Harga beli">
      <ReplyForm fetcher={fetcher} reply={reply} intent="cost" className="grid gap-3">
        <FormField name="variantId" label="Barang">
          {(control) => (
            <Select
              {...control}
              options={lines.map((line) => ({
                value: line.product_variant_id,
                label: `${line.name} ${line.variantName}`,
              }))}
            />
          )}
        </FormField>
        <FormField
          name="cost"
          label="Harga beli per satuan"
          hint="Sebelum PPN. Hanya terlihat staf."
          inputMode="decimal"
          required
        />
        <SubmitButton variant="outlined">Simpan harga beli</SubmitButton>
      </ReplyForm>
    </Card>
  )
}
