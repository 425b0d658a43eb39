import type { ReactNode } from 'react'
import type { Api } from '#modules/client.ts'
import { formatDateTime } from '#platform/format.ts'
import { TextLink } from '#web/ui/button.tsx'

export type StaffThreadDetails = Awaited<ReturnType<Api['staffAssistant']['thread']>>

/** What was said, oldest first: the buyer on the left, the assistant or staff on the right. */
export const ThreadMessages = ({
  messages,
  buyer,
  toFileUrl,
}: Pick<StaffThreadDetails, 'messages'> & {
  buyer: string
  toFileUrl: (fileId: string) => string
}) => (
  <ol className="grid gap-3">
    {messages.map(({ number, message, reply, person, unclear, file, at }) => (
      <li key={number} className="grid gap-3">
        {message !== null && (
          <Bubble by={buyer} at={at} text={message} className="bg-panel">
            {file && (
              <TextLink
                to={toFileUrl(file.id)}
                reloadDocument
                icon="file-text"
                className="wrap-anywhere"
              >
                Buka {file.name}
              </TextLink>
            )}
            {unclear.length > 0 && (
              <p className="mt-1 text-12 text-warning-text wrap-anywhere">
                Tidak dipahami: {unclear.join(', ')}
              </p>
            )}
          </Bubble>
        )}
        {reply !== '' && (
          <Bubble
            by={person ?? 'Asisten'}
            at={at}
            text={reply}
            className="justify-self-end bg-tarp-50"
          />
        )}
      </li>
    ))}
  </ol>
)

const Bubble = ({
  by,
  at,
  text,
  className,
  children,
}: {
  by: string
  at: string
  text: string
  className: string
  children?: ReactNode
}) => (
  <div className={`w-fit max-w-[min(100%,68ch)] rounded-card px-4 py-3 ${className}`}>
    <p className="num text-12 text-ink-2">
      <b>{by}</b> · {formatDateTime(at)}
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    {children}
  </div>
)
