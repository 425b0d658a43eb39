import { formatDateTime } from '#platform/format.ts'
import { clsx } from 'clsx'
import type { NegotiationLineResponse, NegotiationResponse } from './types.ts'

type Message = NegotiationResponse['messages'][number]

/** What both sides and guests wrote, oldest first; the reader's own on the right. */
export function NegotiationMessages({
  messages,
  lines,
  own,
}: {
  messages: readonly Message[]
  lines: readonly NegotiationLineResponse[]
  /** Whose messages are the reader's own. */
  own: Message['author']
}) {
  if (messages.length === 0) return <p className="text-14 text-ink-2">Belum ada catatan.</p>
  const lineName = (lineId: string) => {
    const line = lines.find(({ id }) => id === lineId)
    return line && `${line.name} ${line.variantName}`
  }
  return (
    <ol className="grid gap-2">
      {messages.map(({ id, author, name, text, at, lineId, internal }) => (
        <li
          key={id}
          className={clsx(
            'w-fit max-w-[min(100%,60ch)] rounded-card px-3.5 py-2.5 text-14',
            author === own ? 'justify-self-end bg-tarp-50' : 'bg-panel',
            internal && 'border border-warning-line bg-warning-surface',
          )}
        >
          <p className="num text-12 text-ink-2">
            <b>{author === own && own === 'buyer' ? 'Anda' : name}</b>
            {author === 'guest' && ' (tamu)'}
            {internal && ' (catatan internal)'} · {formatDateTime(at)}
          </p>
          {lineId && <p className="font-semibold">{lineName(lineId)}</p>}
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ol>
  )
}
