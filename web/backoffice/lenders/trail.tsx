import { formatDateTime } from '#platform/format.ts'
import type { Api } from '#modules/client.ts'
import { Badge } from '#web/ui/badge.tsx'

type Exchange = Awaited<ReturnType<Api['staffLenders']['show']>>['trail'][number]

/** What was sent to a lender and what it answered, with secrets and identity numbers masked. */
export function Trail({ trail }: { trail: readonly Exchange[] }) {
  if (trail.length === 0) return <p className="text-ink-2">Belum ada yang dikirim.</p>
  return (
    <ol className="grid gap-3">
      {trail.map(({ id, at, times, firstAt, action, isFailure, request, response }) => (
        <li key={id} className="rounded-control border border-line p-3">
          <p className="flex flex-wrap items-baseline gap-2">
            <b>{action}</b>
            {isFailure && <Badge tone="danger">Gagal</Badge>}
            <span className="num text-14 text-ink-2">
              {formatDateTime(at)}
              {times > 1 && `, ${times} kali sejak ${formatDateTime(firstAt)}`}
            </span>
          </p>
          {request && <Body label="Dikirim" text={request} />}
          {response && <Body label="Dijawab" text={response} />}
        </li>
      ))}
    </ol>
  )
}

const Body = ({ label, text }: { label: string; text: string }) => (
  <details className="mt-1 text-14">
    <summary className="inline-flex min-h-11 items-center text-link">{label}</summary>
    <pre className="overflow-x-auto rounded-control bg-panel p-3 text-12 whitespace-pre-wrap wrap-anywhere">
      {text}
    </pre>
  </details>
)
