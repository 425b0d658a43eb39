import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinVerifiedCompany, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { inviteColleague, readEmailLink } from '#tests/support/accounts/company-invitations.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
const owner = await shop.asBuyer('bisnis@contoh.id')

test('POST /customer/company/invitation: an invited colleague joins once, with the invited role and limit', async () => {
  const { api, accountId, token } = await inviteColleague(shop, owner, {
    role: 'purchaser',
    limit: 500_000,
  })
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
  const token = (await readEmailLink(shop, email, 'company.invite')).get('undangan')!
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
      tokens.push((await readEmailLink(shop, email, 'company.invite')).get('undangan')!)
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

test('Company members: a company never loses its last owner, even when two leave at once', async () => {
  const second = await inviteColleague(shop, owner, { role: 'owner' })
  const { members } = await owner.companyMembers.people()
  const [first] = members.filter(({ me }) => me)
  const leaving = await Promise.allSettled([
    owner.companyMembers.removeMember({ id: first!.id }),
    second.api.companyMembers.removeMember({ id: second.accountId }),
  ])
  assert.deepEqual(leaving.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})
