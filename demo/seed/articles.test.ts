import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderContent } from '#modules/content/content-versions/service/render.ts'
import { drawArticlePicture } from '#demo/articles/article-picture.ts'
import { ARTICLE_CATEGORIES, readDemoArticles } from '#demo/articles/read-articles.ts'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { listArticlePictures } from './articles.ts'

const articles = readDemoArticles()
const catalogue = buildCatalogue()
const sold = new Set(catalogue.products.map(({ subCategory }) => subCategory))

test('readDemoArticles: at least 24 articles of substance in every category', () => {
  assert.ok(articles.length >= 24)
  const used = new Set(articles.map(({ category }) => category))
  assert.deepEqual([...used].toSorted(), ARTICLE_CATEGORIES.map(([slug]) => slug).toSorted())
  for (const { slug, body } of articles) {
    const words = body.match(/[\p{L}\p{N}]+/gu)!.length
    assert.ok(words >= 400 && words <= 900, `${slug}: ${words} words`)
    assert.ok(renderContent(body).headings.length >= 4, `${slug} has too few headings`)
  }
})

test('readDemoArticles: tags lead to goods, pictures show goods, calculators measure area', () => {
  const products = new Map(catalogue.products.map((product) => [product.slug, product]))
  for (const { slug, tags, picture, calculator } of articles) {
    assert.ok(
      tags.some((tag) => sold.has(tag)),
      `${slug}: no tag leads to goods`,
    )
    for (const each of picture) assert.ok(sold.has(each), `${slug}: no goods for ${each}`)
    if (calculator)
      assert.ok(
        products.get(calculator)?.variants.some(({ coverageM2 }) => coverageM2),
        `${slug}: ${calculator} covers no area`,
      )
  }
})

test('readDemoArticles: links inside lead to articles that exist', () => {
  const paths = new Set(articles.map(({ category, slug }) => `/blog/${category}/${slug}`))
  for (const { slug, body } of articles)
    for (const [, path] of body.matchAll(/\]\((\/blog\/[^)]+)\)/g))
      assert.ok(paths.has(path!), `${slug} links to ${path}`)
})

test('drawArticlePicture: each article has a picture of its own', () => {
  const drawn = [...listArticlePictures(catalogue).values()].map(drawArticlePicture)
  assert.equal(drawn.length, articles.length)
  assert.ok(new Set(drawn).size >= articles.length - 2)
  for (const svg of drawn) assert.match(svg, /^<svg [\s\S]+<svg [\s\S]+<\/svg><\/svg>$/)
})
