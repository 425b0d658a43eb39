import { Link } from '#web/ui/navigation/link.tsx'
import { formatDateTime, formatQuantity } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { AssignForm } from '../../shared/actions/assign-form.tsx'
import { useActionFetcher } from '../../shared/actions/use-action-fetcher.ts'
import type { FormErrors } from '#web/form-errors.ts'
import type { OrderWorkDetails } from '../types.ts'

type Props = { work: OrderWorkDetails; reply: FormErrors | undefined }

/** Who works on the order, and the tags that it is marked with. */
export function WorkCard({ work, reply }: Props) {
  return (
    <Card title="Petugas dan tanda">
      <div className="grid gap-4 text-14">
        <AssignForm handler={work.assignee} colleagues={work.colleagues} reply={reply} />
        {work.tags.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {work.tags.map((tag) => (
              <li key={tag}>
                <UntagForm tag={tag} reply={reply} />
              </li>
            ))}
          </ul>
        )}
        <TagForm key={work.tags.join()} work={work} reply={reply} />
        {work.account.orders > 1 && (
          <p>
            <Link
              to={`/backoffice/pesanan?account=${work.account.id}`}
              className="inline-flex min-h-11 items-center text-link"
            >
              Semua {formatQuantity(work.account.orders)} pesanan pembeli ini
            </Link>
          </p>
        )}
      </div>
    </Card>
  )
}

function TagForm({ work: { knownTags }, reply }: Props) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="tag" className="flex items-end gap-2">
      <FormField
        name="tag"
        label="Tanda baru"
        maxLength={24}
        list="tanda-dikenal"
        className="min-w-0 flex-1"
        required
      />
      <datalist id="tanda-dikenal">
        {knownTags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <SubmitButton variant="outlined">Tandai</SubmitButton>
    </ReplyForm>
  )
}

function UntagForm({ tag, reply }: { tag: string; reply: FormErrors | undefined }) {
  const fetcher = useActionFetcher()
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="untag">
      <input type="hidden" name="tag" value={tag} />
      <button
        type="submit"
        aria-label={`Lepas tanda ${tag}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control border border-tarp-200 bg-tarp-50 px-2.5 text-tarp-700"
      >
        {tag}
        <Icon name="x" small />
      </button>
    </ReplyForm>
  )
}

/** What staff write about the order for one another, apart from messages to the buyer. */
export function NotesCard({ work: { notes }, reply }: Props) {
  return (
    <Card title="Catatan staf">
      <div className="grid gap-4 text-14">
        {notes.length > 0 && (
          <ul className="grid gap-3">
            {notes.map(({ id, at, author, text }) => (
              <li key={id} className="border-l-3 border-line pl-2.5">
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="text-12 text-ink-2">
                  {author}, {formatDateTime(at)}
                </p>
              </li>
            ))}
          </ul>
        )}
        <MessageForm key={notes.length} reply={reply} />
      </div>
    </Card>
  )
}

function MessageForm({ reply }: { reply: FormErrors | undefined }) {
  const fetcher = useActionFetcher()
  const busy = fetcher.state !== 'idle'
  return (
    <ReplyForm fetcher={fetcher} reply={reply} intent="message" className="grid gap-3">
      <FormField name="text" label="Tulis catatan atau pesan" required>
        {(control) => <Textarea {...control} rows={2} maxLength={1000} />}
      </FormField>
      <div className="flex flex-wrap gap-2">
        <SubmitButton name="to" value="staff" variant="outlined" busy={busy}>
          Simpan untuk staf
        </SubmitButton>
        <SubmitButton name="to" value="buyer" variant="ghost" busy={busy}>
          Kirim ke pembeli
        </SubmitButton>
      </div>
    </ReplyForm>
  )
}
