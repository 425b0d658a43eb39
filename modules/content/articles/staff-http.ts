import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import { listCategories } from './service/articles.ts'
import * as articles from './service/staff-articles.ts'
import type { staffArticleCalls } from './staff-contract.ts'

export const staffArticleHandlers: Handlers<typeof staffArticleCalls> = {
  articles: (ctx, { query }) => articles.list(ctx, query),
  article: (ctx, { id }) => articles.show(ctx, Number(id)),
  addArticle: (ctx, { body }) => articles.add(ctx, body),
  changeArticle: (ctx, { id, body }) => articles.change(ctx, Number(id), body),
  publishArticle: (ctx, { id, body }) => articles.publish(ctx, Number(id), body.revision),
  restoreArticle: (ctx, { id, body }) =>
    articles.restore(ctx, Number(id), body.version, body.revision),
  removeArticle: (ctx, { id }) => articles.remove(ctx, Number(id)).then(() => okResponse),
  categories: (ctx) => listCategories(ctx),
  addCategory: (ctx, { body }) => articles.addCategory(ctx, body),
}
