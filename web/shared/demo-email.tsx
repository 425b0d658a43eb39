import type { z } from 'zod'
import type { OutboxMessage } from '#modules/foundation/notifications/contract.ts'
import { formatDateTime } from '#platform/format.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Shows the newest e-mail of the demo as it would arrive: demo accounts have no mailbox. */
export function DemoEmail({ mails }: { mails: readonly z.output<typeof OutboxMessage>[] }) {
  const newest = mails[0]
  if (!newest) return null
  return (
    <section
      aria-label="Email demo"
      className="mb-6 rounded-control border border-info-line bg-info-surface p-4 text-14"
    >
      <p className="text-12 text-ink-2">
        Mode demo: email ini tidak benar-benar dikirim · {formatDateTime(newest.createdAt)}
      </p>
      <h2 className="mt-1 text-16 wrap-anywhere">{newest.subject}</h2>
      <p className="mt-2 wrap-anywhere whitespace-pre-line">
        {newest.link
          ? newest.text
              .replaceAll(newest.link, '')
              .replace(/\n{3,}/g, '\n\n')
              .trim()
          : newest.text}
      </p>
      {newest.link && (
        <ButtonLink to={toPath(newest.link)} wide className="mt-3">
          Buka tautan
        </ButtonLink>
      )}
    </section>
  )
}

/** Our e-mails link to our own pages, so only the path is used. */
function toPath(link: string): string {
  const { pathname, search } = new URL(link, 'http://own.invalid')
  return pathname + search
}
