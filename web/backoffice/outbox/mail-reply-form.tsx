import type { z } from 'zod'
import type { ReadMessage } from '#modules/foundation/notifications/contract.ts'
import { Link } from '#web/ui/navigation/link.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormField, ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { Textarea } from '#web/ui/forms/input.tsx'
import { useActionFetcher } from '../shared/actions/use-action-fetcher.ts'

type Props = {
  message: Pick<z.output<typeof ReadMessage>, 'id' | 'link'>
  reply: unknown
}

/** Without a mail server staff answer an e-mail as its recipient: the reply takes the same way as one from outside. */
export function MailReplyForm({ message: { id, link }, reply }: Props) {
  const fetcher = useActionFetcher()
  const ticketId = link && new URL(link).searchParams.get('id')
  if (!ticketId) return null
  // A second press would be a second e-mail.
  const { data } = fetcher
  if (typeof data === 'object' && data !== null && 'done' in data)
    return (
      <Alert severity="success" title={String(data.done)}>
        <Link to={`/backoffice/tiket/${ticketId}`}>Buka tiket</Link>
      </Alert>
    )
  return (
    <Card title="Balas sebagai penerima">
      <ReplyForm
        fetcher={fetcher}
        reply={reply}
        intent="reply"
        draft={{ record: id }}
        className="grid max-w-xl gap-3"
      >
        <p className="text-14 text-ink-2">
          Toko ini belum tersambung ke server email. Yang Anda tulis masuk ke tiket seperti balasan
          email dari pembeli.
        </p>
        <input type="hidden" name="id" value={ticketId} />
        <FormField name="text" label="Balasan">
          {(control) => <Textarea {...control} rows={3} maxLength={4000} required />}
        </FormField>
        <SubmitButton variant="outlined" className="justify-self-start">
          Kirim balasan
        </SubmitButton>
      </ReplyForm>
    </Card>
  )
}
