import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { expire } from '#modules/invoices/closing.ts'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { putOnShelf } from '#tests/goods.ts'
import { newBuyer, placeOrder } from '#tests/orders.ts'
import { refused } from '#tests/refused.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let owner: Api
let goods: string
before(async () => {
  shop = await testShop()
  owner = await shop.as('bisnis@contoh.id')
  goods = await putOnShelf(shop.db, { price: 100_000, stock: { CBT: 5_000 } })
})
after(() => shop.close())

const tokenFor = async (email: string, template: string) => {
  const { link } = await shop.db
    .selectFrom('message')
    .select('link')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(link!).searchParams
}
async function colleague(role: 'purchaser' | 'approver' | 'owner', limit: number | null = null) {
  const buyer = await newBuyer(shop)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  await owner.companyPeople.invite({ body: { email, role, limit } })
  const token = (await tokenFor(email, 'company.invite')).get('undangan')!
  await buyer.api.companyPeople.accept({ body: { token } })
  return { ...buyer, email, token }
}
const statusOf = async (id: string) =>
  (
    await shop.db
      .selectFrom('sales_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('an invited colleague joins once, with the role and limit that the owner gave', async () => {
  const { api, accountId, token } = await colleague('purchaser', 500_000)
  const { members, role } = await owner.companyPeople.people()
  const member = members.find(({ id }) => id === accountId)!
  assert.deepEqual([role, member.role, member.limit?.amount], ['owner', 'purchaser', '500000.00'])
  assert.equal((await refused(api.companyPeople.accept({ body: { token } }))).status, 404)
  const seen = await api.companyPeople.people()
  assert.deepEqual([seen.role, seen.invites], ['purchaser', []])
  const own = api.companyPeople.invite({ body: { email: 'lain@contoh.id', role: 'owner' } })
  assert.equal((await refused(own)).code, 'people.not_owner')
})

test('an invitation is for its address alone, dies after a week, and can be taken back', async () => {
  const email = 'rekan-undangan@contoh.id'
  await owner.companyPeople.invite({ body: { email, role: 'approver' } })
  const token = (await tokenFor(email, 'company.invite')).get('undangan')!
  const shown = await shop.visitor().companyPeople.invited({ query: { token } })
  assert.equal(shown.company, 'PT Griya Selaras Konstruksi')
  const stranger = shop.client({ token: (await signedInBuyer(shop.db)).token })
  assert.equal(
    (await refused(stranger.companyPeople.accept({ body: { token } }))).code,
    'people.other_address',
  )
  const { invites } = await owner.companyPeople.people()
  await owner.companyPeople.withdrawInvite({ id: invites.find((each) => each.email === email)!.id })
  assert.equal(
    (await refused(shop.visitor().companyPeople.invited({ query: { token } }))).status,
    404,
  )
})

test('of two companies that invite somebody, who accepts both at once joins one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const other = await signedInBuyer(shop.db)
    await joinBusiness(shop.db, other.accountId)
    const { api, accountId } = await newBuyer(shop)
    const { email } = await api.customers.profile()
    const tokens: string[] = []
    for (const company of [owner, shop.client({ token: other.token })]) {
      shop.clock.forward(1_000)
      await company.companyPeople.invite({ body: { email, role: 'purchaser' } })
      tokens.push((await tokenFor(email, 'company.invite')).get('undangan')!)
    }
    const outcomes = await Promise.allSettled(
      tokens.map((token) => api.companyPeople.accept({ body: { token } })),
    )
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
    assert.deepEqual(lost, ['people.has_company'])
    const { company_role } = await shop.db
      .selectFrom('account')
      .select('company_role')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow()
    assert.equal(company_role, 'purchaser')
  }
})

test('an order above the limit waits with its goods held, and is paid only after the approver', async () => {
  const approver = await colleague('approver')
  const purchaser = await colleague('purchaser', 1_000_000)
  const small = await placeOrder(shop, [{ variant: goods, qty: 2 }], purchaser)
  assert.equal(await statusOf(small.id), 'awaiting_payment')
  const { id } = await placeOrder(shop, [{ variant: goods, qty: 40 }], purchaser)
  assert.equal(await statusOf(id), 'awaiting_approval')
  assert.equal((await tokenFor(approver.email, 'company.approval')).get('persetujuan'), id)
  assert.deepEqual((await purchaser.api.companyPeople.approvals()).results, [])
  const own = purchaser.api.companyPeople.decide({ id, body: { approve: true } })
  assert.equal((await refused(own)).code, 'people.not_approver')
  const { results } = await approver.api.companyPeople.approvals()
  assert.deepEqual(
    results.map((order) => [order.id, order.lines[0]!.quantity]),
    [[id, 40]],
  )
  const decisions = await Promise.allSettled(
    [1, 2, 3].map(() => approver.api.companyPeople.decide({ id, body: { approve: true } })),
  )
  assert.equal(decisions.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await statusOf(id), 'awaiting_payment')
})

test('a refusal needs a reason, cancels the order and gives the goods back', async () => {
  const purchaser = await colleague('purchaser', 0)
  const free = () =>
    shop.db
      .selectFrom('stock')
      .select('held')
      .where('variant_id', '=', Number(goods))
      .where('held', '>', 0)
      .execute()
  const before = await free()
  const { id, invoiceId } = await placeOrder(shop, [{ variant: goods, qty: 3 }], purchaser)
  const silent = owner.companyPeople.decide({ id, body: { approve: false } })
  assert.equal((await refused(silent)).code, 'people.reason')
  await owner.companyPeople.decide({ id, body: { approve: false, note: 'Sudah ada di gudang' } })
  assert.equal(await statusOf(id), 'cancelled')
  assert.deepEqual(await free(), before)
  const invoice = await shop.db
    .selectFrom('invoice')
    .select('status')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  assert.equal(invoice.status, 'void')
})

test('nobody of another company decides, and a waiting order ends by itself after three days', async () => {
  const purchaser = await colleague('purchaser', 0)
  const { id } = await placeOrder(shop, [{ variant: goods, qty: 3 }], purchaser)
  const stranger = await shop.as('baru@contoh.id')
  const foreign = stranger.companyPeople.decide({ id, body: { approve: true } })
  assert.equal((await refused(foreign)).status, 404)
  await expire(shop.tools, { orderId: id })
  assert.equal(await statusOf(id), 'awaiting_approval')
  shop.clock.forward(days(3) + 1000)
  await expire(shop.tools, { orderId: id })
  assert.equal(await statusOf(id), 'cancelled')
  owner = await shop.as('bisnis@contoh.id')
})

test('a company never loses its last owner, also when two leave at once', async () => {
  const second = await colleague('owner')
  const { members } = await owner.companyPeople.people()
  const [first] = members.filter(({ me }) => me)
  const leaving = await Promise.allSettled([
    owner.companyPeople.removeMember({ id: first!.id }),
    second.api.companyPeople.removeMember({ id: second.accountId }),
  ])
  assert.deepEqual(leaving.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})
