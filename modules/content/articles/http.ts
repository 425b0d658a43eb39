import type { Handlers } from '#platform/http/context.ts'
import type { articleCalls } from './contract.ts'
import { listArticles, listCategories, showArticle } from './service/articles.ts'

export const articleHandlers: Handlers<typeof articleCalls> = {
  categories: (ctx) => listCategories(ctx),
  articles: (ctx, { query }) => {
    const { 'filters[title][$containsi]': title, populate: _populate, ...rest } = query
    return listArticles(ctx, { ...rest, title })
  },
  article: (ctx, { slug }) => showArticle(ctx, slug),
}
