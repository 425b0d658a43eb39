import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCompanyBuyer } from '#tests/support/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { need, person } from '#tests/support/lenders/application-steps.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

test('Modal Rakyat: the same way in, beside an application at Credilinq', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { modalRakyat, credilinq } = buyer.api
  const { id } = await modalRakyat.eligibility({ body: need() })
  const other = await credilinq.eligibility({ body: need() })
  assert.notEqual(other.id, id)
  await expectRefusal(credilinq.step({ id, query: {} }), 404, 'not_found')
  await modalRakyat.save({ id, body: { data: { person } } })
  assert.equal((await modalRakyat.step({ id, query: {} })).answers.person.name, person.name)
})

test('GET /credilinq/addresses: the districts of a postal code; an unknown one is refused at its field', async () => {
  const buyer = await createCompanyBuyer(shop)
  const { credilinq } = buyer.api
  const { results } = await credilinq.postalCodes({ query: { country: 'indonesia', search: '17' } })
  const areas = await credilinq.addresses({
    query: { country: 'indonesia', postalCode: results[0]! },
  })
  assert.ok(areas.results.length > 0)
  const { id } = await credilinq.eligibility({ body: need() })
  const address = { street: 'Jalan Raya 1', postalCode: '00000' }
  const refused = await expectRefusal(
    credilinq.save({ id, body: { data: { address } } }),
    422,
    'lender.postal_code',
  )
  assert.ok(refused.errors?.['postalCode'])
})
