import { clsx } from 'clsx'
import { formatDateTime } from '#platform/format.ts'
import { TextLink } from '#web/ui/button.tsx'

export type ThreadMessage = {
  id: string
  author: 'buyer' | 'staff'
  name: string
  text: string
  at: string
  internal?: boolean
  files: readonly { id: string; name: string }[]
}

/** What both sides wrote in a ticket, oldest first; the reader's own on the right. */
export const TicketThread = ({
  messages,
  own,
  toFileUrl,
}: {
  messages: readonly ThreadMessage[]
  own: ThreadMessage['author']
  toFileUrl: (fileId: string) => string
}) => (
  <ol className="grid gap-3">
    {messages.map(({ id, author, name, text, at, internal, files }) => (
      <li
        key={id}
        className={clsx(
          'w-fit max-w-[min(100%,68ch)] rounded-card px-4 py-3',
          author === own ? 'justify-self-end bg-tarp-50' : 'bg-panel',
          internal && 'border border-warning-line bg-warning-surface',
        )}
      >
        <p className="num text-12 text-ink-2">
          <b>{author === own && own === 'buyer' ? 'Anda' : name}</b>
          {internal && ' (catatan internal)'} · {formatDateTime(at)}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        {files.map((file) => (
          <TextLink
            key={file.id}
            to={toFileUrl(file.id)}
            reloadDocument
            icon="file-text"
            className="wrap-anywhere"
          >
            {file.name}
          </TextLink>
        ))}
      </li>
    ))}
  </ol>
)
