import type { UpoStatus } from '#modules/upo/rules.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Textarea } from '#web/ui/input.tsx'
import { useStaff } from '../staff.ts'
import { useActing } from '../parts/use-acting.ts'

type Props = { reply: unknown }

/** Takes it, so that nobody else begins with it as well; a colleague's is taken over. */
export function TakeButton({
  status,
  handler,
  reply,
}: Props & { status: UpoStatus; handler: string | null }) {
  const acting = useActing()
  const { name } = useStaff()
  if (status === 'in_progress' && handler === name) return null
  return (
    <ReplyForm fetcher={acting} reply={reply} intent="take" className="lg:col-span-2">
      <SubmitButton
        color={status === 'new' ? 'main' : 'primary'}
        variant={status === 'new' ? 'filled' : 'outlined'}
        size="large"
        busy={acting.state !== 'idle'}
      >
        {status === 'new' ? 'Ambil PO ini' : `Ambil alih dari ${handler}`}
      </SubmitButton>
    </ReplyForm>
  )
}

/** For colleagues alone. */
export function NoteForm({ reply }: Props) {
  const acting = useActing()
  return (
    <Card title="Catatan untuk rekan">
      <ReplyForm fetcher={acting} reply={reply} intent="note" className="grid gap-3">
        <FormField name="note" label="Catatan" hint="Tidak terlihat oleh pembeli." required>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton variant="outlined" busy={acting.state !== 'idle'}>
            Simpan catatan
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** What came of it, as the buyer reads it in their mail. */
export function DoneForm({ reply }: Props) {
  const acting = useActing()
  return (
    <Card title="Selesaikan">
      <ReplyForm fetcher={acting} reply={reply} intent="done" className="grid gap-3">
        <FormField
          name="outcome"
          label="Hasil untuk pembeli"
          hint="Dikirim lewat email dan tampil di halaman PO pembeli."
          required
        >
          {(control) => <Textarea {...control} rows={3} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton color="main" busy={acting.state !== 'idle'}>
            Tandai selesai
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Why it will not be done, as the buyer reads it. */
export function CancelForm({ reply }: Props) {
  const acting = useActing()
  return (
    <Card title="Batalkan">
      <ReplyForm fetcher={acting} reply={reply} intent="cancel" className="grid gap-3">
        <FormField name="reason" label="Alasan untuk pembeli" required>
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <div>
          <SubmitButton color="danger" variant="outlined" busy={acting.state !== 'idle'}>
            Batalkan PO
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
