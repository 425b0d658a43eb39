import { redirect } from 'react-router'
import { readPostedForm } from '#web/form/read-posted-form.ts'
import { revalidateOnConflict } from '#web/revalidate.ts'
import { apiContext } from '#web/context.ts'
import { pageTitle } from '#web/page-title.ts'
import type { PageHandle } from '#web/shared/chrome/use-shell.ts'
import { respond } from '../shared/actions/action-result.ts'
import { RemoveForm } from '../shared/actions/remove-form.tsx'
import { handleArticleIntent } from './article-actions.ts'
import { ArticleForm } from './article-form.tsx'
import { CategoryForm } from './category-form.tsx'
import { EditorPage } from './editor-page.tsx'
import { PublicationCard } from './publication-card.tsx'
import { describeLength, VersionList } from './version-list.tsx'
import type { Route } from './+types/article'

export const handle = {
  uploads: { calls: ['catalogueAdmin.uploadImage'] },
} satisfies PageHandle

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.article?.title ?? 'Artikel baru')

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const { staffBlog } = context.get(apiContext)
  const [article, { results: categories }] = await Promise.all([
    id === 'baru' ? undefined : staffBlog.article({ id }),
    staffBlog.categories(),
  ])
  return { article, categories: categories.map((each) => ({ value: each.id, label: each.name })) }
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readPostedForm(request)
  const result = await handleArticleIntent(context.get(apiContext), id, form)
  if (form.get('intent') === 'remove' && 'done' in result) throw redirect('/backoffice/konten', 303)
  return respond(request, result, `/backoffice/konten/artikel/${id}`)
}

export const shouldRevalidate = revalidateOnConflict

export default function Article({
  loaderData: { article, categories },
  actionData,
}: Route.ComponentProps) {
  return (
    <EditorPage
      title={article?.title ?? 'Artikel baru'}
      back={{ to: '/backoffice/konten', label: 'Semua artikel' }}
      aside={
        <>
          {article && <PublicationCard article={article} reply={actionData} />}
          {article && (
            <VersionList
              revision={article.revision}
              versions={article.versions}
              describe={describeLength}
              reply={actionData}
            />
          )}
          <CategoryForm reply={actionData} />
          {article && (
            <RemoveForm
              name="artikel ini"
              loss="Teks, gambar utama, dan semua versinya hilang, dan alamatnya tidak ditemukan lagi."
              reply={actionData}
            />
          )}
        </>
      }
    >
      {/* What was typed into a new article is not typed into the one that it became. */}
      <ArticleForm
        key={article?.id ?? 'baru'}
        article={article}
        categories={categories}
        reply={actionData}
      />
    </EditorPage>
  )
}
