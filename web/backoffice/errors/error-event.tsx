import type { Api } from '#modules/client.ts'
import { formatDateTime } from '#platform/format.ts'
import { Card } from '#web/ui/card.tsx'

type ErrorEventDetails = Awaited<ReturnType<Api['staffErrors']['show']>>['events'][number]

/** Values as they were reported, one a line; nothing where there are none. */
const Details = ({ values }: { values: Record<string, unknown> }) =>
  Object.keys(values).length > 0 && (
    <pre lang="en" className="num mt-1 text-12 wrap-anywhere whitespace-pre-wrap text-ink-2">
      {JSON.stringify(values, undefined, 2)}
    </pre>
  )

/** One case of a fault: who was concerned, where it was thrown, and the steps before it. */
export function ErrorEvent({ event }: { event: ErrorEventDetails }) {
  const { at, version, user, userAgent, request, exceptions, breadcrumbs, metaData } = event
  const facts = [`versi ${version || 'tak dikenal'}`, user.email ?? user.id, userAgent].filter(
    Boolean,
  )
  return (
    <Card title={<span className="num">{formatDateTime(at)}</span>}>
      <p className="text-14 wrap-anywhere text-ink-2">
        {request.httpMethod && (
          <span lang="en">{`${request.httpMethod} ${request.url ?? ''} · `}</span>
        )}
        {facts.join(' · ')}
      </p>
      {exceptions.map(({ errorClass, message, stack }, index) => (
        <div key={index} className="mt-3">
          <h3 className="text-14 wrap-anywhere">
            {index > 0 && 'Karena '}
            <span lang="en">{message ? `${errorClass}: ${message}` : errorClass}</span>
          </h3>
          {stack.length > 0 && (
            <pre lang="en" className="num mt-1 text-12 wrap-anywhere whitespace-pre-wrap">
              {stack.join('\n')}
            </pre>
          )}
        </div>
      ))}
      <Details values={metaData} />
      {breadcrumbs.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {breadcrumbs.length} langkah sebelumnya
          </summary>
          <ol className="grid gap-2">
            {breadcrumbs.toReversed().map(({ timestamp, name, type, metaData: more }, index) => (
              <li key={index} className="border-t border-line pt-2 text-14">
                <span className="num text-ink-2">{timestamp.slice(11, 23)}</span>{' '}
                <span lang="en">{`${type} · ${name}`}</span>
                <Details values={more} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  )
}
