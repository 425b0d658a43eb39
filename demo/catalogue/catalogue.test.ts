import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildCatalogue, generateProducts } from './catalogue.ts'
import type { DemoVariant } from './types.ts'

const catalogue = buildCatalogue()
const subCategories = catalogue.categories.flatMap((category) => category.subCategories)
const variants = catalogue.products.flatMap((product) => product.variants)

/** Fails with the first SKUs for which `broken` is true. */
function assertNone(rule: string, broken: (variant: DemoVariant) => boolean) {
  const brokenSkus = variants.filter(broken).map(({ sku }) => sku)
  assert.deepEqual(brokenSkus.slice(0, 5), [], rule)
}

function assertUnique(values: string[], what: string) {
  const seen = new Set<string>()
  const twice = values.filter((value) => seen.size === seen.add(value).size)
  assert.deepEqual(twice.slice(0, 5), [], what)
}

test('buildCatalogue: as many categories, brands and products as a builders’ merchant', () => {
  assert.ok(catalogue.categories.length >= 16)
  assert.ok(subCategories.length >= 80)
  assert.ok(catalogue.brands.length >= 60)
  assert.ok(catalogue.products.length >= 2500)
  assert.ok(variants.length >= 7000)
  assert.ok(catalogue.warehouses.length >= 6)
})

test('buildCatalogue: two runs give equal catalogues', () => {
  assert.deepEqual(buildCatalogue(), catalogue)
})

test('buildCatalogue: slugs, names and SKUs are unique', () => {
  assertUnique(
    catalogue.categories.map(({ slug }) => slug),
    'category slugs',
  )
  assertUnique(
    subCategories.map(({ slug }) => slug),
    'sub-category slugs',
  )
  assertUnique(
    catalogue.brands.map(({ slug }) => slug),
    'brand slugs',
  )
  assertUnique(
    catalogue.products.map(({ slug }) => slug),
    'product slugs',
  )
  assertUnique(
    catalogue.products.map(({ name }) => name),
    'product names',
  )
  assertUnique(
    variants.map(({ sku }) => sku),
    'SKUs',
  )
  for (const product of catalogue.products) {
    assertUnique(
      product.variants.map(({ name }) => name),
      `variant names of ${product.slug}`,
    )
  }
})

test('buildCatalogue: slugs and SKUs contain only letters, digits and hyphens', () => {
  for (const { slug } of catalogue.products) assert.match(slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
  for (const { sku } of variants) assert.match(sku, /^[A-Z0-9]+(-[A-Z0-9]+)+$/)
})

test('buildCatalogue: every reference to a group, brand or warehouse resolves', () => {
  const groups = new Set(catalogue.groups)
  const brands = new Set(catalogue.brands.map(({ slug }) => slug))
  const warehouses = new Set(catalogue.warehouses.map(({ code }) => code))
  assert.deepEqual(
    catalogue.categories.filter(({ group }) => !groups.has(group)),
    [],
  )
  assert.deepEqual(
    catalogue.products.filter(({ brand }) => !brands.has(brand)),
    [],
  )
  assertNone('stock in a known warehouse', ({ stock }) =>
    Object.keys(stock).some((code) => !warehouses.has(code)),
  )
})

test('buildCatalogue: every sub-category and brand has products', () => {
  const filled = new Set(catalogue.products.map(({ subCategory }) => subCategory))
  assert.deepEqual(
    subCategories.filter(({ slug }) => !filled.has(slug)),
    [],
  )
  assert.deepEqual(
    [...filled].filter((slug) => !subCategories.some((one) => one.slug === slug)),
    [],
  )
  const used = new Set(catalogue.products.map(({ brand }) => brand))
  assert.deepEqual(
    catalogue.brands.filter(({ slug }) => !used.has(slug)),
    [],
  )
})

test('buildCatalogue: variants have only attributes that their sub-category declares, of its type', () => {
  for (const { slug, attributes } of subCategories) {
    assert.equal(
      attributes.filter(({ onCard }) => onCard).length,
      3,
      `${slug} has three on the card`,
    )
    const types = new Map(attributes.map(({ key, type }) => [key, type]))
    for (const product of catalogue.products.filter(({ subCategory }) => subCategory === slug)) {
      for (const { sku, attributes: values } of product.variants) {
        for (const [key, value] of Object.entries(values)) {
          assert.equal(
            typeof value === 'number' ? 'number' : 'text',
            types.get(key),
            `${sku}: ${key}`,
          )
        }
      }
    }
  }
})

test('buildCatalogue: facets on the card have a value on nearly every variant, others on many', () => {
  for (const { slug, attributes } of subCategories) {
    const all = catalogue.products
      .filter(({ subCategory }) => subCategory === slug)
      .flatMap((product) => product.variants)
    for (const { key, onCard } of attributes) {
      const share = all.filter(({ attributes: values }) => key in values).length / all.length
      assert.ok(share >= (onCard ? 0.9 : 0.3), `${slug}.${key} is on ${Math.round(share * 100)} %`)
    }
  }
})

test('buildCatalogue: the variants of a product differ in attributes or unit', () => {
  for (const { slug, variants: own } of catalogue.products) {
    assertUnique(
      own.map(({ attributes, unit }) => JSON.stringify([attributes, unit])),
      `attributes of ${slug}`,
    )
  }
})

test('buildCatalogue: prices are positive whole rupiah, business at most retail', () => {
  assertNone('retail', ({ retailSen }) => !(retailSen > 0) || retailSen % 100 !== 0)
  assertNone(
    'business',
    ({ businessSen, retailSen }) =>
      !(businessSen > 0) || businessSen % 100 !== 0 || businessSen > retailSen,
  )
  assertNone(
    'business at most 8 % under',
    ({ businessSen, retailSen }) => businessSen < retailSen * 0.92,
  )
})

test('buildCatalogue: every variant has a mass, a volume and a length', () => {
  assertNone(
    'body',
    ({ weightKg, volumeM3, lengthM }) => !(weightKg > 0 && volumeM3 > 0 && lengthM > 0),
  )
})

test('buildCatalogue: tiers ascend in quantity and discount and begin above the minimum order', () => {
  assertNone(
    'tiers',
    ({ tiers, minOrder, multiple }) =>
      tiers.length > 4 ||
      tiers.some(({ minQty, discount }, index) => {
        const before = tiers[index - 1] ?? { minQty: minOrder, discount: 0 }
        return (
          minQty <= before.minQty ||
          discount <= before.discount ||
          discount > 15 ||
          minQty % multiple !== 0
        )
      }),
  )
})

test('buildCatalogue: minimum order and stock are multiples, whole for counted units', () => {
  assertNone(
    'minimum',
    ({ minOrder, multiple, measured }) =>
      minOrder <= 0 || minOrder % multiple !== 0 || (!measured && multiple % 1 !== 0),
  )
  assertNone('stock in multiples', ({ stock, multiple }) =>
    Object.values(stock).some((amount) => amount < 0 || amount % multiple !== 0),
  )
})

test('buildCatalogue: most variants are in stock, some few, sold out or made to order', () => {
  const total = ({ stock }: DemoVariant) =>
    Object.values(stock).reduce((sum, amount) => sum + amount, 0)
  assertNone(
    'made to order means none in stock',
    (variant) => variant.leadDays > 0 && total(variant) > 0,
  )
  assertNone('lead time of 0, 7 or 14 days', ({ leadDays }) => ![0, 7, 14].includes(leadDays))
  const share = (rule: (variant: DemoVariant) => boolean) =>
    variants.filter(rule).length / variants.length
  assert.ok(share(({ leadDays }) => leadDays > 0) > 0.05)
  assert.ok(share((variant) => variant.leadDays === 0 && total(variant) === 0) > 0.01)
  assert.ok(share((variant) => total(variant) > 0 && total(variant) < 10) > 0.01)
  assert.ok(share((variant) => total(variant) > 0) > 0.8)
})

test('buildCatalogue: featured variants are in stock at their published prices', () => {
  const prices = catalogue.featured.map((sku) => variants.find((one) => one.sku === sku)?.retailSen)
  assert.deepEqual(
    prices,
    [54_500, 131_500, 118_000, 715_000, 689_000, 396_000, 287_000, 312_000].map(
      (rupiah) => rupiah * 100,
    ),
  )
  const stocked = catalogue.featured.every(
    (sku) => (variants.find((one) => one.sku === sku)?.stock.CBT ?? 0) > 50,
  )
  assert.ok(stocked)
})

test('buildCatalogue: products have a description, a specification and at most 25 variants', () => {
  for (const { slug, description, specification, variants: own } of catalogue.products) {
    assert.ok((description.match(/[.!?](\s|$)/g) ?? []).length >= 2, `${slug}: ${description}`)
    assert.ok(specification.length >= 1 && own.length >= 1 && own.length <= 25, slug)
  }
})

test('generateProducts: a larger catalogue begins with the same products and repeats none', () => {
  const twice = [...generateProducts(2)]
  assert.equal(twice.length, catalogue.products.length * 2)
  assert.deepEqual(twice.slice(0, 20), catalogue.products.slice(0, 20))
  assertUnique(
    twice.map(({ slug }) => slug),
    'slugs',
  )
  assertUnique(
    twice.flatMap((product) => product.variants.map(({ sku }) => sku)),
    'SKUs',
  )
})
