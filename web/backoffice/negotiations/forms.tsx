import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/form.tsx'
import { Select, Textarea } from '#web/ui/input.tsx'
import { FormCheckbox } from '../shared/form-checkbox.tsx'
import { useActionFetcher } from '../shared/use-action-fetcher.ts'
import { TemplatedText } from './templated-text.tsx'
import type { ReplyTemplateData, StaffNegotiationDetails } from './types.ts'

type Props = { reply: unknown }

/** Hands the negotiation to a colleague. */
export function AssignForm({
  negotiation: { handler, colleagues },
  reply,
}: Props & { negotiation: StaffNegotiationDetails }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Petugas">
      <ReplyForm
        key={handler?.id ?? ''}
        fetcher={fetcher}
        reply={reply}
        intent="assign"
        className="grid gap-3"
      >
        <FormField name="staffId" label="Ditangani" defaultValue={handler?.id ?? ''}>
          {(control) => (
            <Select
              {...control}
              prompt="Belum ada"
              options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
        </FormField>
        <SubmitButton variant="outlined" busy={fetcher.state !== 'idle'}>
          Serahkan
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

/** Declines with a reason that the buyer reads. */
export function DeclineForm({
  templates,
  reply,
}: Props & { templates: readonly ReplyTemplateData[] }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Tidak disanggupi">
      <ReplyForm fetcher={fetcher} reply={reply} intent="decline" className="grid gap-3">
        <TemplatedText
          name="reason"
          label="Alasan untuk pembeli"
          templates={templates.filter(({ purpose }) => purpose === 'decline')}
          required
        />
        <SubmitButton color="danger" variant="outlined" busy={fetcher.state !== 'idle'}>
          Tolak negosiasi
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}

/** A message to the buyer, or a note for colleagues. */
export function StaffMessageForm({ reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="message" className="grid gap-3">
      <FormField name="text" label="Tulis catatan" required>
        {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
      </FormField>
      <FormCheckbox name="internal" value="1">
        Hanya untuk rekan, tidak terlihat pembeli
      </FormCheckbox>
      <SubmitButton
        variant="outlined"
        className="justify-self-start"
        busy={fetcher.state !== 'idle'}
      >
        Kirim catatan
      </SubmitButton>
    </ReplyForm>
  )
}

/** Saves a sentence for the next answers; an empty text removes it. */
export function TemplateForm({
  templates,
  reply,
}: Props & { templates: readonly ReplyTemplateData[] }) {
  const fetcher = useActionFetcher()
  return (
    <Card title="Balasan siap pakai">
      {templates.length > 0 && (
        <p className="mb-3 text-14 text-ink-2">
          Tersimpan: {templates.map(({ title }) => title).join(', ')}.
        </p>
      )}
      <ReplyForm fetcher={fetcher} reply={reply} intent="template" className="grid gap-3">
        <FormField name="title" label="Judul" required maxLength={80} />
        <FormField name="purpose" label="Dipakai untuk" defaultValue="offer">
          {(control) => (
            <Select
              {...control}
              options={[
                { value: 'offer', label: 'Penawaran' },
                { value: 'decline', label: 'Tidak disanggupi' },
              ]}
            />
          )}
        </FormField>
        <FormField name="text" label="Isi" hint="Kosongkan untuk menghapusnya.">
          {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
        </FormField>
        <SubmitButton variant="outlined" busy={fetcher.state !== 'idle'}>
          Simpan balasan
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
