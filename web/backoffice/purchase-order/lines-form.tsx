import { toAnswer } from '#platform/money.ts'
import { isFormReply } from '#web/form-reply.ts'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { EditableLines } from '#web/ui/material-lines/editable-lines.tsx'
import { LinesCard } from '#web/ui/material-lines/lines-card.tsx'
import { useLines } from '#web/ui/material-lines/use-lines.ts'
import { Money } from '#web/ui/money.tsx'
import { useActing } from '../parts/use-acting.ts'
import type { DeskUpo } from './shapes.ts'

type Props = { id: string; lines: DeskUpo['lines']; reply: unknown }

/** The lines with what each may mean; more of them as they stand in the file that nobody could read. */
export function LinesForm({ id, lines: kept, reply }: Props) {
  const acting = useActing()
  const ids = new Map(kept.map((line) => [line.number, line.id]))
  const lines = useLines(() =>
    kept.map((line) => ({ ...line, chosen: line.product_variant_id ?? undefined })),
  )
  const answer = acting.data ?? reply
  return (
    <LinesCard lines={lines} word="cocok" suggests={false}>
      <ReplyForm fetcher={acting} reply={reply} intent="lines">
        <EditableLines
          lines={lines}
          errors={isFormReply(answer) ? answer.errors : {}}
          action={`/backoffice/upo/${id}`}
          carried={({ number }) => ({ line: ids.get(number) ?? '' })}
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
                <Money of={toAnswer(lines.total)} />
              </b>
            </p>
            <SubmitButton variant="outlined" busy={acting.state !== 'idle'}>
              Simpan baris
            </SubmitButton>
          </div>
        </div>
      </ReplyForm>
    </LinesCard>
  )
}
