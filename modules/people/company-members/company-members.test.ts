import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { days } from '#platform/clock.ts'
import type { Api } from '#modules/client.ts'
import { expireOrder } from '#modules/checkout/order-cancellation/service.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '#tests/support/buyers.ts'
import { createProduct } from '#tests/support/products.ts'
import { createBuyerClient, placeOrder } from '#tests/support/orders.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { openTestShop, type TestShop } from '#tests/support/shop.ts'

let shop: TestShop
let owner: Api
let variantId: string
before(async () => {
  shop = await openTestShop()
  owner = await shop.asBuyer('bisnis@contoh.id')
  variantId = await createProduct(shop.db, { price: 100_000, stock: { CBT: 5_000 } })
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
async function inviteColleague(
  role: 'purchaser' | 'approver' | 'owner',
  limit: number | null = null,
) {
  const buyer = await createBuyerClient(shop)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', buyer.accountId)
    .executeTakeFirstOrThrow()
  await owner.companyMembers.invite({ body: { email, role, limit } })
  const token = (await tokenFor(email, 'company.invite')).get('undangan')!
  await buyer.api.companyMembers.accept({ body: { token } })
  return { ...buyer, email, token }
}
const orderStatus = async (id: string) =>
  (
    await shop.db
      .selectFrom('sales_order')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status

test('POST /customer/company/invitation: an invited colleague joins once, with the invited role and limit', async () => {
  const { api, accountId, token } = await inviteColleague('purchaser', 500_000)
  const { members, role } = await owner.companyMembers.people()
  const member = members.find(({ id }) => id === accountId)!
  assert.deepEqual([role, member.role, member.limit?.amount], ['owner', 'purchaser', '500000.00'])
  assert.equal((await expectRefusal(api.companyMembers.accept({ body: { token } }))).status, 404)
  const seen = await api.companyMembers.people()
  assert.deepEqual([seen.role, seen.invites], ['purchaser', []])
  const own = api.companyMembers.invite({ body: { email: 'lain@contoh.id', role: 'owner' } })
  assert.equal((await expectRefusal(own)).code, 'people.not_owner')
})

test('Company invitations: only the invited address can accept, for a week, unless the invitation is withdrawn', async () => {
  const email = 'rekan-undangan@contoh.id'
  await owner.companyMembers.invite({ body: { email, role: 'approver' } })
  const token = (await tokenFor(email, 'company.invite')).get('undangan')!
  const shown = await shop.asVisitor().companyMembers.invited({ query: { token } })
  assert.equal(shown.company, 'PT Griya Selaras Konstruksi')
  const stranger = shop.client({ token: (await createSignedInBuyer(shop.db)).token })
  assert.equal(
    (await expectRefusal(stranger.companyMembers.accept({ body: { token } }))).code,
    'people.other_address',
  )
  const { invites } = await owner.companyMembers.people()
  await owner.companyMembers.withdrawInvite({
    id: invites.find((each) => each.email === email)!.id,
  })
  assert.equal(
    (await expectRefusal(shop.asVisitor().companyMembers.invited({ query: { token } }))).status,
    404,
  )
})

test('Company invitations: an account that accepts two companies at once joins one', async () => {
  for (let round = 0; round < 10; round += 1) {
    const other = await createSignedInBuyer(shop.db)
    await joinVerifiedCompany(shop.db, other.accountId)
    const { api, accountId } = await createBuyerClient(shop)
    const { email } = await api.customers.profile()
    const tokens: string[] = []
    for (const company of [owner, shop.client({ token: other.token })]) {
      shop.clock.advance(1_000)
      await company.companyMembers.invite({ body: { email, role: 'purchaser' } })
      tokens.push((await tokenFor(email, 'company.invite')).get('undangan')!)
    }
    const outcomes = await Promise.allSettled(
      tokens.map((token) => api.companyMembers.accept({ body: { token } })),
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
  const approver = await inviteColleague('approver')
  const purchaser = await inviteColleague('purchaser', 1_000_000)
  const small = await placeOrder(shop, [{ variant: variantId, qty: 2 }], purchaser)
  assert.equal(await orderStatus(small.id), 'awaiting_payment')
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 40 }], purchaser)
  assert.equal(await orderStatus(id), 'awaiting_approval')
  assert.equal((await tokenFor(approver.email, 'company.approval')).get('persetujuan'), id)
  assert.deepEqual((await purchaser.api.approvals.list()).results, [])
  const own = purchaser.api.approvals.decide({ id, body: { approve: true } })
  assert.equal((await expectRefusal(own)).code, 'people.not_approver')
  const { results } = await approver.api.approvals.list()
  assert.deepEqual(
    results.map((order) => [order.id, order.lines[0]!.quantity]),
    [[id, 40]],
  )
  const decisions = await Promise.allSettled(
    [1, 2, 3].map(() => approver.api.approvals.decide({ id, body: { approve: true } })),
  )
  assert.equal(decisions.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.equal(await orderStatus(id), 'awaiting_payment')
})

test('a refusal needs a reason, cancels the order and gives the goods back', async () => {
  const purchaser = await inviteColleague('purchaser', 0)
  const reservedStock = () =>
    shop.db
      .selectFrom('stock')
      .select('held')
      .where('variant_id', '=', Number(variantId))
      .where('held', '>', 0)
      .execute()
  const before = await reservedStock()
  const { id, invoiceId } = await placeOrder(shop, [{ variant: variantId, qty: 3 }], purchaser)
  const withoutReason = owner.approvals.decide({ id, body: { approve: false } })
  assert.equal((await expectRefusal(withoutReason)).code, 'people.reason')
  await owner.approvals.decide({ id, body: { approve: false, note: 'Sudah ada di gudang' } })
  assert.equal(await orderStatus(id), 'cancelled')
  assert.deepEqual(await reservedStock(), before)
  const invoice = await shop.db
    .selectFrom('invoice')
    .select('status')
    .where('id', '=', invoiceId)
    .executeTakeFirstOrThrow()
  assert.equal(invoice.status, 'void')
})

test('nobody of another company decides, and a waiting order ends by itself after three days', async () => {
  const purchaser = await inviteColleague('purchaser', 0)
  const { id } = await placeOrder(shop, [{ variant: variantId, qty: 3 }], purchaser)
  const stranger = await shop.asBuyer('baru@contoh.id')
  const byOtherCompany = stranger.approvals.decide({ id, body: { approve: true } })
  assert.equal((await expectRefusal(byOtherCompany)).status, 404)
  await expireOrder(shop.deps, { orderId: id })
  assert.equal(await orderStatus(id), 'awaiting_approval')
  shop.clock.advance(days(3) + 1000)
  await expireOrder(shop.deps, { orderId: id })
  assert.equal(await orderStatus(id), 'cancelled')
  owner = await shop.asBuyer('bisnis@contoh.id')
})

test('Company members: a company never loses its last owner, even when two leave at once', async () => {
  const second = await inviteColleague('owner')
  const { members } = await owner.companyMembers.people()
  const [first] = members.filter(({ me }) => me)
  const leaving = await Promise.allSettled([
    owner.companyMembers.removeMember({ id: first!.id }),
    second.api.companyMembers.removeMember({ id: second.accountId }),
  ])
  assert.deepEqual(leaving.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})
