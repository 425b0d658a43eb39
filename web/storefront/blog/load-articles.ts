import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { readPageParam } from '../catalogue/page-param.ts'

/** The large one and three rows of three. */
const PAGE_SIZE = 10

/** The articles that an address asks for: `?page=` and `?cari=`, of one category where it names one. */
export async function loadArticles({ blog }: Pick<Api, 'blog'>, url: URL, category?: string) {
  const search = (url.searchParams.get('cari') ?? '').trim().slice(0, 100)
  const list = await blog.articles({
    query: {
      ...readPageParam(url),
      count: PAGE_SIZE,
      populate: '*',
      ...(category ? { category } : {}),
      ...(search ? { 'filters[title][$containsi]': search } : {}),
    },
  })
  return { list, search }
}

/** A page past the end has a message for people and a 404 for crawlers. */
export const respondWithArticles = <T extends { list: { page: number; results: unknown[] } }>(
  result: T,
) => data(result, { status: result.list.page > 0 && result.list.results.length === 0 ? 404 : 200 })
