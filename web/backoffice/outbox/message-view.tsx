import type { z } from 'zod'
import type { ReadMessage } from '#modules/foundation/notifications/contract.ts'
import { describeDeliveryFailure } from '#modules/foundation/notifications/rules/delivery-failures.ts'
import { describeTemplate } from '#modules/foundation/notifications/rules/template-names.ts'
import { formatDateTime } from '#platform/format.ts'
import { Alert } from '#web/ui/alert.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { DescriptionList } from '#web/ui/card.tsx'
import { ReplyForm, SubmitButton } from '#web/ui/forms/form.tsx'
import { formatPhone } from '#platform/phone.ts'
import { SentBadge } from './message-list.tsx'
import { MailReplyForm } from './mail-reply-form.tsx'
import { StandInForm } from './stand-in-form.tsx'

/** A message as its recipient sees it, beside its plain-text version. */
export function MessageView({
  message,
  back,
  reply,
}: {
  message: z.output<typeof ReadMessage>
  back: string
  /** What an action answered. */
  reply: unknown
}) {
  return (
    <article className="grid gap-4 p-4 md:p-6">
      <ButtonLink
        to={back}
        variant="outlined"
        color="secondary"
        size="small"
        icon="arrow-left"
        className="justify-self-start lg:hidden"
      >
        Kembali ke daftar
      </ButtonLink>
      <header className="grid gap-2">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {message.subject} <SentBadge row={message} />
        </h2>
        <DescriptionList
          className="max-w-xl"
          rows={[
            [
              message.channel === 'mail' ? 'Email ke' : 'WhatsApp ke',
              <span key="to" className="break-all">
                {message.channel === 'mail' ? message.recipient : formatPhone(message.recipient)}
              </span>,
            ],
            ['Ditulis', formatDateTime(message.createdAt)],
            ['Terkirim', describeSending(message)],
            ...(message.deliveredAt
              ? ([['Sampai', formatDateTime(message.deliveredAt)]] as [string, string][])
              : []),
            ...(message.readAt
              ? ([['Dibaca', formatDateTime(message.readAt)]] as [string, string][])
              : []),
            ['Jenis', describeTemplate(message.template)],
          ]}
        />
        {message.isMasked && (
          <Alert
            severity="info"
            title={
              message.channel === 'mail'
                ? 'Tautan di surat ini disamarkan'
                : 'Rahasia di pesan ini disamarkan'
            }
          >
            Siapa pun yang memegangnya bisa bertindak sebagai penerima, jadi hanya penerima yang
            melihatnya.
          </Alert>
        )}
        {message.failure && (
          <Alert
            severity="error"
            title={
              message.gaveUpAt
                ? 'Pengiriman gagal, dan tidak dicoba lagi'
                : 'Pengiriman terakhir gagal, dan dicoba lagi'
            }
          >
            {describeDeliveryFailure(message.failure)}
            {message.wasMailedInstead && ' Isinya dikirim lewat email.'}
          </Alert>
        )}
        {message.gaveUpAt && (
          <ReplyForm reply={reply} intent="send-again">
            <input type="hidden" name="id" value={message.id} />
            <SubmitButton variant="outlined">Kirim lagi</SubmitButton>
          </ReplyForm>
        )}
        {message.canReply && <MailReplyForm message={message} reply={reply} />}
        {message.possibleReports.length > 0 && <StandInForm message={message} reply={reply} />}
      </header>
      {message.channel === 'whatsapp' ? (
        <p className="max-w-md rounded-card border border-line bg-face p-4 text-14 break-words whitespace-pre-wrap">
          {message.text}
        </p>
      ) : (
        <MailBody message={message} />
      )}
    </article>
  )
}

function MailBody({ message }: { message: z.output<typeof ReadMessage> }) {
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,280px)] 2xl:grid-cols-[minmax(0,1fr)_minmax(0,400px)]">
      <section aria-label="Tampilan">
        <h3 className="mb-2">Tampilan</h3>
        {/* The empty sandbox attribute forbids scripts, forms and navigation in the e-mail. */}
        <iframe
          title={`Surat: ${message.subject}`}
          sandbox=""
          srcDoc={message.html}
          className="h-160 w-full rounded-card border border-line bg-face"
        />
      </section>
      <section aria-label="Teks">
        <h3 className="mb-2">Teks</h3>
        <p className="rounded-card border border-line bg-face p-4 text-14 break-words whitespace-pre-wrap">
          {message.text}
        </p>
      </section>
    </div>
  )
}

const describeSending = ({
  sentAt,
  heldUntil,
}: {
  sentAt: string | null
  heldUntil: string | null
}) =>
  sentAt
    ? formatDateTime(sentAt)
    : heldUntil
      ? `Belum; ditahan sampai ${formatDateTime(heldUntil)}`
      : 'Belum'
