import { moneyToJson } from '#platform/money.ts'
import { isFormErrors } from '#web/form-errors.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { EditableLines } from '#web/shared/material-lines/editable-lines.tsx'
import { LinesCard } from '#web/shared/material-lines/lines-card.tsx'
import { useMaterialLines } from '#web/shared/material-lines/use-material-lines.ts'
import { Money } from '#web/ui/money.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { StaffPurchaseOrderDetails } from './types.ts'

type Props = { id: string; lines: StaffPurchaseOrderDetails['lines']; reply: unknown }

/**
 * The lines with their candidate products, and a field to add lines typed from a file that could
 * not be parsed.
 */
export function LinesForm({ id, lines: storedLines, reply }: Props) {
  const fetcher = useActionFetcher()
  const ids = new Map(storedLines.map((line) => [line.number, line.id]))
  const lines = useMaterialLines(() =>
    storedLines.map((line) => ({ ...line, chosen: line.product_variant_id ?? undefined })),
  )
  const currentReply = fetcher.data ?? reply
  return (
    <LinesCard lines={lines} readyLabel="cocok" canSuggest={false}>
      <ReplyForm fetcher={fetcher} reply={reply} intent="lines" draft={{ onDiscard: lines.reset }}>
        <EditableLines
          lines={lines}
          errors={isFormErrors(currentReply) ? currentReply.errors : {}}
          action={`/backoffice/upo/${id}`}
          hiddenFields={({ number }) => ({ line: ids.get(number) ?? '' })}
        />
        <div className="grid gap-4 p-4">
          <FormField
            name="add"
            label="Tambah baris"
            hint="Satu baris satu barang, misalnya: semen 50 kg 25 sak."
            optional
          >
            {({ required, ...control }) => (
              <Textarea {...control} required={required} rows={3} spellCheck={false} />
            )}
          </FormField>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="num">
              <span className="text-14 text-ink-2">Kira-kira, dengan harga perusahaan ini </span>
              <b className="text-20 font-heavy">
                <Money of={moneyToJson(lines.total)} exact />
              </b>
            </p>
            <SubmitButton variant="outlined">Simpan baris</SubmitButton>
          </div>
        </div>
      </ReplyForm>
    </LinesCard>
  )
}
