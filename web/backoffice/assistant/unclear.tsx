import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import { ButtonLink, TextLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { readPage } from '../shared/lists/list-query.ts'
import { PagedList } from '../shared/lists/paged-list.tsx'
import { PhraseItem, SynonymLink } from '../shared/phrase-item.tsx'
import { hasRole, useStaff } from '../shared/staff.ts'
import type { Route } from './+types/unclear'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageTitle(matches, 'Kata yang tidak dipahami')

const ROWS = 30

export const loader = ({ context, url }: Route.LoaderArgs) =>
  context.get(apiContext).staffAssistant.unclear({ query: { page: readPage(url), count: ROWS } })

/** Words that the assistant did not understand, most frequent first; each can become a synonym. */
export default function Unclear({ loaderData: list }: Route.ComponentProps) {
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
      <PagedList
        list={list}
        label="Halaman kata"
        className="border-y border-line bg-face"
        empty={
          <EmptyState
            icon="languages"
            title="Semua pesan dipahami"
            text="Kata yang tidak dikenal asisten muncul di sini, yang paling sering di atas."
          />
        }
      >
        {({ threadId, ...phrase }) => (
          <PhraseItem key={phrase.text} phrase={phrase}>
            {hasRole(staff, 'sales') && (
              <TextLink to={`/backoffice/asisten/${threadId}`}>Percakapan</TextLink>
            )}
            {hasRole(staff, 'content') && <SynonymLink phrase={phrase.text} />}
          </PhraseItem>
        )}
      </PagedList>
    </>
  )
}
