import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createProduct } from '#tests/support/catalogue/products.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const variants = await Promise.all(
  [1, 2].map(() => createProduct(shop.db, { price: 1000, stock: { CBT: 99 } })),
)

const line = (id: string, qty: number) => ({ product_variant_id: id, qty })
const newBuyerClient = async () =>
  shop.client({ token: (await createSignedInBuyer(shop.db)).token })
const joinCompany = (email: string, companyId: string) =>
  shop.db.updateTable('account').set({ company_id: companyId }).where('email', '=', email).execute()

test('/ecom/material-lists: save, read in order, change, order and remove a list', async () => {
  const { materialLists: lists, cart } = await newBuyerClient()
  const body = { name: 'Rumah tipe 36', lines: [line(variants[1]!, 3), line(variants[0]!, 12)] }
  const { id } = await lists.save({ body })
  const savedList = await lists.savedOne({ id })
  assert.deepEqual(
    savedList.lines.map(({ candidates, qty, state }) => [
      candidates[0]?.product_variant_id,
      qty,
      state,
    ]),
    [
      [variants[1], 3, 'matched'],
      [variants[0], 12, 'matched'],
    ],
  )
  await lists.addToCart({ body: { lines: body.lines } })
  assert.equal((await cart.show()).count, 2)
  await lists.changeSaved({ id, body: { name: 'Rumah tipe 45', lines: body.lines.slice(0, 1) } })
  const { results } = await lists.saved()
  assert.deepEqual(
    results.map(({ name, lines: size, mine, shared }) => [name, size, mine, shared]),
    [['Rumah tipe 45', 1, true, false]],
  )
  await lists.removeSaved({ id })
  assert.equal((await expectRefusal(lists.savedOne({ id }))).status, 404)
})

test('/ecom/material-lists: the company sees a shared list, and only its owner changes it', async () => {
  const owner = await shop.asBuyer('bisnis@contoh.id')
  const { company_id: companyId } = await shop.db
    .selectFrom('account')
    .select('company_id')
    .where('email', '=', 'bisnis@contoh.id')
    .executeTakeFirstOrThrow()
  const body = { name: 'Proyek ruko', shared: true, lines: [line(variants[0]!, 5)] }
  const { id } = await owner.materialLists.save({ body })
  const colleague = await createSignedInBuyer(shop.db)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', colleague.accountId)
    .executeTakeFirstOrThrow()
  const stranger = await newBuyerClient()
  assert.equal((await expectRefusal(stranger.materialLists.savedOne({ id }))).status, 404)
  await joinCompany(email, companyId!)
  const colleagueApi = shop.client({ token: colleague.token })
  const { list } = await colleagueApi.materialLists.savedOne({ id })
  assert.deepEqual([list.mine, list.shared], [false, true])
  for (const refusedCall of [
    () => colleagueApi.materialLists.changeSaved({ id, body }),
    () => colleagueApi.materialLists.removeSaved({ id }),
  ])
    assert.equal((await expectRefusal(refusedCall())).status, 404)
  await owner.materialLists.changeSaved({ id, body: { ...body, shared: false } })
  assert.equal((await expectRefusal(colleagueApi.materialLists.savedOne({ id }))).status, 404)
})

test('POST /ecom/material-lists: refuses a name twice, unknown variants, and sharing without a company', async () => {
  const { materialLists: lists } = await newBuyerClient()
  const body = { name: 'Bulanan', lines: [line(variants[0]!, 1)] }
  await lists.save({ body })
  assert.equal(
    (await expectRefusal(lists.save({ body: { ...body, name: 'BULANAN' } }))).code,
    'list.name_taken',
  )
  const unknown = { name: 'Lain', lines: [line('999999999', 1)] }
  assert.equal((await expectRefusal(lists.save({ body: unknown }))).code, 'list.unknown')
  const sharedBody = { ...body, name: 'Bersama', shared: true }
  assert.equal((await expectRefusal(lists.save({ body: sharedBody }))).code, 'list.no_company')
  assert.equal((await lists.saved()).results.length, 1)
})

test('GET /ecom/material-lists/{id}: a discontinued variant stays in the list with a note', async () => {
  const { materialLists: lists } = await newBuyerClient()
  const inactive = await createProduct(shop.db, { price: 1000, stock: { CBT: 9 } })
  const { id } = await lists.save({ body: { name: 'Lama', lines: [line(inactive, 2)] } })
  await shop.db
    .updateTable('variant')
    .set({ active: false })
    .where('id', '=', Number(inactive))
    .execute()
  const savedList = await lists.savedOne({ id })
  assert.deepEqual([savedList.unknown, savedList.lines[0]!.state], [1, 'unknown'])
  assert.match(savedList.lines[0]!.note!, /Tidak dijual lagi/)
})

test('GET /ecom/quick-order/bought: lists earlier purchases with their last quantities', async () => {
  const buyer = await createBuyerClient(shop)
  await placeOrder(shop, [{ variant: variants[0]!, qty: 7 }], buyer)
  shop.clock.advance(60_000)
  await placeOrder(
    shop,
    [
      { variant: variants[0]!, qty: 4 },
      { variant: variants[1]!, qty: 2 },
    ],
    buyer,
  )
  const { lines } = await buyer.api.materialLists.bought()
  assert.deepEqual(lines.map(({ qty }) => qty).sort(), [2, 4])
})
