import { formatDate, formatQuantity } from '#platform/format.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { readPage } from '../shared/list-query.ts'
import { hasRole, useStaff } from '../shared/staff.ts'
import type { Route } from './+types/unclear'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Kata yang tidak dipahami')

const ROWS = 30
/** The longest phrase that a synonym takes (characters). */
const MAX_PHRASE_LENGTH = 60

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(apiContext).staffAssistant.unclear({ query: { page: readPage(url), count: ROWS } })

/** Words that the assistant did not understand, most frequent first; each can become a synonym. */
export default function Unclear({ loaderData: { results, ...pages } }: Route.ComponentProps) {
  const staff = useStaff()
  return (
    <>
      <header className="bg-face px-4 py-3 md:px-6">
        {hasRole(staff, 'sales') && (
          <ButtonLink to="/backoffice/asisten" variant="ghost" size="small" icon="chevron-left">
            Semua percakapan
          </ButtonLink>
        )}
        <h1>Kata yang tidak dipahami</h1>
        <p className="max-w-[68ch] text-14 text-ink-2">
          Bila pembeli menyebut barang dengan nama lain, jadikan sinonim: pencarian dan asisten lalu
          mengenalnya.
        </p>
      </header>
      {results.length === 0 ? (
        <EmptyState
          icon="languages"
          title="Semua pesan dipahami"
          text="Kata yang tidak dikenal asisten muncul di sini, yang paling sering di atas."
        />
      ) : (
        <ul className="border-y border-line bg-face">
          {results.map(({ text, times, lastAt, threadId }) => (
            <li
              key={text}
              className="flex flex-wrap items-center gap-x-3 border-t border-line px-4 py-1.5 first:border-0 md:px-6"
            >
              <p className="min-w-0 flex-1 basis-60">
                <b className="block wrap-anywhere">{text}</b>
                <span className="num block text-12 text-ink-2">
                  {formatQuantity(times)} kali, terakhir {formatDate(lastAt)}
                </span>
              </p>
              {hasRole(staff, 'sales') && (
                <TextLink to={`/backoffice/asisten/${threadId}`}>Percakapan</TextLink>
              )}
              {hasRole(staff, 'content') && (
                <ButtonLink
                  to={`/backoffice/pencarian?${new URLSearchParams({ tab: 'sinonim', phrase: text.slice(0, MAX_PHRASE_LENGTH) })}`}
                  variant="outlined"
                  color="secondary"
                  aria-label={`Jadikan sinonim: ${text}`}
                >
                  Jadikan sinonim
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="px-4 py-3 md:px-6">
        <Pagination {...pages} label="Halaman kata" />
      </div>
    </>
  )
}
