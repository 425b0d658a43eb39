import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { ArticleCard, LeadArticle, type ArticleCardResponse } from './article-card.tsx'

type Props = {
  list: { results: ArticleCardResponse[]; page: number; count: number; total: number }
  /** Whether the first article of the first page is shown large. */
  hasLead?: boolean
}

/** Articles in a grid, with links to further pages. */
export function ArticleList({ list, hasLead = false }: Props) {
  const lead = hasLead && list.page === 0 ? list.results[0] : undefined
  const rest = lead ? list.results.slice(1) : list.results
  if (list.results.length === 0)
    return (
      <EmptyState
        icon="search-x"
        title="Tidak ada artikel yang cocok"
        text="Coba kata lain, misalnya semen atau triplek, atau lihat semua artikel."
      >
        <ButtonLink to="/blog">Semua artikel</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      {lead && <LeadArticle article={lead} />}
      <h2 className="sr-only">{lead ? 'Artikel lain' : 'Artikel'}</h2>
      <ul className="my-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {rest.map((article) => (
          <ArticleCard key={article.id} article={article} />
        ))}
      </ul>
      <Pagination {...list} label="Halaman artikel" />
    </>
  )
}
