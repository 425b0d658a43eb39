import type { FastifyInstance } from 'fastify'
import type { Config } from './config/config.ts'
import type { AppContext } from './app.ts'
import { writtenPageSlugs } from '#modules/content/pages/rules.ts'
import { listCareers } from '#modules/content/pages/service/pages.ts'
import { listArticlePaths } from '#modules/content/articles/service/articles.ts'
import {
  listCategoryPaths,
  listProductPaths,
  listSitemapParts,
} from '#modules/catalogue/products/service/sitemap.ts'

/** Paths that search engines should not index. */
const DISALLOWED_PATHS = [
  '/api/',
  '/services/',
  '/backoffice',
  '/demo/',
  '/cart',
  '/checkout',
  '/profile',
  '/payment-confirmation',
  '/login',
  '/register',
  '/activation',
]
const XML = 'application/xml; charset=utf-8'
const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Serves `/robots.txt`, `/sitemap.xml` and the parts of the sitemap, each of at most 50,000 addresses. */
export function mountSeo(app: FastifyInstance, { deps }: AppContext, config: Config): void {
  const origin = config.publicOrigin
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `User-agent: *\n${DISALLOWED_PATHS.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  )
  app.get('/assets/careers.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send((await listCareers(deps)).results),
  )
  app.get('/sitemap.xml', async (_request, reply) => {
    const parts = [
      'kategori',
      'panduan',
      ...(await listSitemapParts(deps)).map((part) => `produk-${part}`),
    ]
    const rows = parts.map((part) => `<sitemap><loc>${origin}/sitemap/${part}.xml</loc></sitemap>`)
    return reply
      .type(XML)
      .send(`${XML_DECLARATION}<sitemapindex ${NAMESPACE}>${rows.join('')}</sitemapindex>`)
  })
  app.get<{ Params: { part: string } }>('/sitemap/:part', async ({ params }, reply) => {
    const [, name, number] = /^(kategori|panduan|produk-(\d{1,6}))\.xml$/.exec(params.part) ?? []
    const paths =
      name === 'kategori'
        ? await listCategoryPaths(deps)
        : name === 'panduan'
          ? [...writtenPageSlugs.map((slug) => `/${slug}`), ...(await listArticlePaths(deps))]
          : number === undefined
            ? undefined
            : await listProductPaths(deps, Number(number))
    if (!paths || paths.length === 0) return reply.callNotFound()
    const rows = paths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
    return reply
      .type(XML)
      .send(`${XML_DECLARATION}<urlset ${NAMESPACE}>${rows.join('\n')}</urlset>`)
  })
}
