import type { Api } from '#modules/client.ts'
import { parseJakartaTime } from '#web/form/jakarta-time.ts'
import { normalizeLines } from '#modules/content/content-versions/rules.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { saveEdit } from '../shared/conflict/save-edit.ts'
import { createFieldReader } from '../shared/forms/form-values.ts'
import { createAndRedirect, runAction, throwUnknownIntent } from '../shared/actions/run-action.ts'
import { withChosenImage } from '../shared/forms/upload-image.ts'
import { articleDescribers } from './article-fields.ts'
import { describeSavedArticle } from './describe-saved-article.ts'

type Content = Pick<Api, 'staffBlog' | 'catalogueAdmin'>

/** Runs a form of an article's page: `save`, `category`, `remove`, `publish <revision>`, `restore <version> <revision>`. */
export async function handleArticleIntent(
  api: Content,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  const [intent, ...numbers] = String(form.get('intent') ?? '').split(' ')
  const [first = 0, second = 0] = numbers.map(Number)
  const text = createFieldReader(form)
  switch (intent) {
    case 'save':
      return saveArticle(api, id, form)
    case 'publish':
      return runAction(form, 'Artikel terbit.', () =>
        api.staffBlog.publishArticle({ id, body: { revision: first } }),
      )
    case 'restore':
      return runAction(form, `Versi ${first} dipakai lagi.`, () =>
        api.staffBlog.restoreArticle({ id, body: { version: first, revision: second } }),
      )
    case 'category':
      return runAction(form, 'Kategori ditambahkan.', () =>
        api.staffBlog.addCategory({
          body: { name: text('name') ?? '', description: text('description') ?? '' },
        }),
      )
    case 'remove':
      return runAction(form, 'Artikel dihapus.', () => api.staffBlog.removeArticle({ id }))
    default:
      return throwUnknownIntent()
  }
}

const saveArticle = (api: Content, id: string, form: FormData): Promise<ActionResult> =>
  withChosenImage(api.catalogueAdmin, form, 'picture', (picture) => {
    const text = createFieldReader(form)
    const body = {
      title: text('title') ?? '',
      categoryId: Number(text('categoryId') ?? 0),
      excerpt: normalizeLines(text('excerpt') ?? ''),
      body: normalizeLines(text('body') ?? ''),
      author: text('author') ?? '',
      tags: (text('tags') ?? '')
        .split(',')
        .map((tag) => tag.trim())
        .filter(Boolean),
      calculatorProduct: text('calculatorProduct') ?? null,
      publishedAt: parseJakartaTime(text('publishedAt')),
      ...(picture ? { picture } : {}),
    }
    if (id === 'baru')
      return createAndRedirect(
        form,
        () => {
          const slug = text('slug')
          return api.staffBlog.addArticle({ body: { ...body, ...(slug ? { slug } : {}) } })
        },
        (newId) => `/backoffice/konten/artikel/${newId}`,
      )
    return saveEdit(form, {
      done: describeSavedArticle(body.publishedAt ?? null, new Date()),
      body,
      describers: articleDescribers,
      save: (values, { revision }) =>
        api.staffBlog.changeArticle({ id, body: { ...values, revision: revision ?? 0 } }),
    })
  })
