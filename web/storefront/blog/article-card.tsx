import { Link } from '#web/ui/navigation/link.tsx'
import type { z } from 'zod'
import { formatDate } from '#platform/format.ts'
import type { ArticleCard as Shape } from '#modules/content/articles/contract.ts'
import { buildArticlePath } from '#modules/content/articles/rules.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { ResponsiveImage } from '#web/ui/image.tsx'

export type ArticleCardResponse = z.output<typeof Shape>

const titleClass = 'text-ink! no-underline! after:absolute after:inset-0 group-hover:text-link!'

/** When an article was published and how long it takes to read. */
export const ArticleFacts = ({
  article: { publishedAt, readingMinutes },
}: {
  article: Pick<ArticleCardResponse, 'publishedAt' | 'readingMinutes'>
}) => (
  <p className="num flex flex-wrap items-center gap-x-3 text-14 text-ink-2">
    <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
    <span className="inline-flex items-center gap-1">
      <Icon name="clock" small /> {readingMinutes} menit baca
    </span>
  </p>
)

const CategoryPill = ({ name }: { name: string }) => (
  <span className="self-start justify-self-start rounded-full bg-tarp-50 px-2.5 py-0.5 text-12 font-semibold text-tarp-700">
    {name}
  </span>
)

/** An article in a list; the whole card leads to it. */
export function ArticleCard({ article }: { article: ArticleCardResponse }) {
  const { title, excerpt, picture, category } = article
  return (
    <li className="group relative flex flex-col overflow-clip rounded-card border border-line bg-face hover:border-tarp-600">
      <ResponsiveImage
        source={picture}
        alt=""
        width={480}
        height={270}
        sizes="(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw"
        className="aspect-video w-full object-cover!"
      />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <CategoryPill name={category.name} />
        <h3 className="text-18">
          <Link to={buildArticlePath(article)} className={titleClass}>
            {title}
          </Link>
        </h3>
        <p className="line-clamp-3 flex-1 text-14 text-ink-2">{excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </li>
  )
}

/** The newest article, as wide as the page. */
export function LeadArticle({ article }: { article: ArticleCardResponse }) {
  const { title, excerpt, picture, category } = article
  return (
    <article className="group relative grid overflow-clip rounded-card border border-line bg-face shadow-card hover:border-tarp-600 md:grid-cols-[3fr_2fr]">
      <ResponsiveImage
        source={picture}
        alt=""
        width={960}
        height={540}
        sizes="(min-width: 768px) 60vw, 100vw"
        priority
        className="aspect-video size-full object-cover!"
      />
      <div className="grid content-center gap-3 p-5 md:p-8">
        <CategoryPill name={category.name} />
        <h2 className="text-20 md:text-24">
          <Link to={buildArticlePath(article)} className={titleClass}>
            {title}
          </Link>
        </h2>
        <p className="text-ink-2">{excerpt}</p>
        <ArticleFacts article={article} />
      </div>
    </article>
  )
}
