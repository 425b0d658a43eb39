import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Select, Textarea } from '#web/ui/forms/input.tsx'
import { GroupError } from '../shared/forms/group-error.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'
import type { VerificationDocument } from './documents.tsx'

/** Starts the review, so that no colleague starts it as well. */
export function ReviewButton({ reply }: { reply: unknown }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="review">
      <SubmitButton color="main" size="large">
        Mulai periksa
      </SubmitButton>
    </ReplyForm>
  )
}

/** What was decided of a document before; nothing for one that nobody has looked at. */
const decided: Record<VerificationDocument['status'], string | undefined> = {
  waiting: undefined,
  accepted: 'yes',
  refused: 'no',
}

/** Accepts or rejects each document; a rejected one needs a reason. */
export function DecisionForm({
  documents,
  reply,
}: {
  documents: readonly VerificationDocument[]
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Keputusan">
      <ReplyForm fetcher={fetcher} reply={reply} className="grid gap-4">
        <ul className="grid gap-3">
          {documents.map(({ id, label, status }, at) => (
            <li
              key={id}
              className="grid gap-2 md:grid-cols-[minmax(0,1fr)_210px_minmax(0,1.4fr)] md:items-start"
            >
              <input type="hidden" name="document" value={id} />
              <span className="text-14 font-semibold md:pt-9">{label}</span>
              <FormField
                name={`documents.${at}.accepted`}
                label={
                  <>
                    Keputusan<span className="sr-only"> untuk {label}</span>
                  </>
                }
                defaultValue={decided[status]}
              >
                {(control) => (
                  <Select
                    {...control}
                    prompt="Belum diputuskan"
                    options={[
                      { value: 'yes', label: 'Diterima' },
                      { value: 'no', label: 'Ditolak' },
                    ]}
                  />
                )}
              </FormField>
              <FormField
                name={`documents.${at}.reason`}
                label={
                  <>
                    Alasan<span className="sr-only"> menolak {label}</span>, bila ditolak
                  </>
                }
                maxLength={300}
              />
            </li>
          ))}
        </ul>
        <GroupError name="documents" />
        <FormField name="reason" label="Catatan untuk pembeli" optional>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </FormField>
        <div className="flex flex-wrap gap-2">
          <SubmitButton name="intent" value="approve" color="main" busy={fetcher.state !== 'idle'}>
            Setujui perusahaan
          </SubmitButton>
          <SubmitButton
            name="intent"
            value="reject"
            color="danger"
            variant="outlined"
            busy={fetcher.state !== 'idle'}
          >
            Tolak
          </SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}

/** Requests more information without rejecting a document. */
export function RequestMoreForm({
  requested,
  reply,
}: {
  requested: string | null
  reply: unknown
}) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Minta tambahan">
      {requested && <p className="mb-3 text-14 text-ink-2">Sedang ditunggu: {requested}</p>}
      <ReplyForm fetcher={fetcher} reply={reply} intent="ask" className="grid gap-3">
        <FormField name="note" label="Yang diperlukan" required>
          {(control) => <Textarea {...control} rows={2} maxLength={500} />}
        </FormField>
        <div>
          <SubmitButton variant="outlined">Kirim permintaan</SubmitButton>
        </div>
      </ReplyForm>
    </Card>
  )
}
