import assert from 'node:assert/strict'
import { test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('GET /product/ec/{id}: has the questions about its material, as staff wrote them', async () => {
  const visitor = shop.asVisitor()
  const { results } = await visitor.catalogue.products({ query: { subCategory: 'triplek' } })
  const { slug, subCategory } = results[0]!
  const { questions } = await visitor.catalogue.product({ id: slug })
  assert.ok(
    questions.some(({ question }) => question.includes('luar ruang')),
    'the demo has some',
  )

  const { token } = await visitor.staffIdentity.signIn({
    body: { email: 'konten@contoh.id', password: 'kelola-2026' },
  })
  const { catalogueAdmin } = shop.client({ token })
  const categories = (await catalogueAdmin.categories()).results
  const { id } = categories
    .flatMap((category) => category.subCategories)
    .find((each) => each.slug === subCategory.slug)!
  const {
    revision,
    id: _id,
    products: _products,
    ...body
  } = await catalogueAdmin.subCategory({ id })
  const own = [
    { question: 'Bisa dipotong di gudang?', answer: 'Bisa, satu potongan lurus gratis.' },
  ]
  await catalogueAdmin.changeSubCategory({ id, body: { ...body, questions: own, revision } })
  assert.deepEqual((await visitor.catalogue.product({ id: slug })).questions, own)

  // A client that does not know the field changes nothing of it.
  const { questions: _questions, ...others } = body
  const current = await catalogueAdmin.subCategory({ id })
  await catalogueAdmin.changeSubCategory({ id, body: { ...others, revision: current.revision } })
  assert.deepEqual((await visitor.catalogue.product({ id: slug })).questions, own)
})
