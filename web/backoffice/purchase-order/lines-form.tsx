import { formatQuantity } from '#platform/format.ts'
import { toAnswer } from '#platform/money.ts'
import { isFormReply } from '#web/form-reply.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { EditableLines } from '#web/ui/material-lines/editable-lines.tsx'
import { useLines } from '#web/ui/material-lines/use-lines.ts'
import { Money } from '#web/ui/money.tsx'
import { useActing } from '../use-acting.ts'
import type { DeskUpo } from './shapes.ts'

type Props = { id: string; lines: DeskUpo['lines']; reply: unknown }

/** The lines with what each may mean; more of them as they stand in the file that nobody could read. */
export function LinesForm({ id, lines: kept, reply }: Props) {
  const acting = useActing()
  const ids = new Map(kept.map((line) => [line.number, line.id]))
  const lines = useLines(() =>
    kept.map((line) => ({ ...line, chosen: line.product_variant_id ?? undefined })),
  )
  const { ready, removed } = lines
  const answer = acting.data ?? reply
  return (
    <Card
      flush
      title={
        <span className="num">
          {formatQuantity(ready.length)} dari {formatQuantity(lines.lines.length)} baris cocok
        </span>
      }
      action={
        removed.length > 0 && (
          <Button variant="ghost" size="small" onClick={lines.restore}>
            Urungkan hapus
          </Button>
        )
      }
    >
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
    </Card>
  )
}
