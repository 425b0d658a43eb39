import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import type { Role } from '#platform/contract/call.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { createStaff } from './service/members.ts'

let admin: Api
const shop = await useTestShop()
beforeEach(async () => {
  // Avoids the rate limit of requests, which is not under test.
  shop.clock.advance(600_000)
  admin = await shop.asStaff()
})

const PASSWORD = 'batu-kali-di-halaman'
let count = 0
const nextEmail = () => `staf-${++count}@contoh.id`

/** A staff member with a password; each `api()` is a separate request of their session. */
async function createMember(roles: Role[] = ['sales'], email = nextEmail()) {
  const id = (await createStaff(shop.deps, { name: 'Tono', email, password: PASSWORD, roles }))!
  const { token, refreshToken } = await signIn(email)
  return { id, email, api: () => shop.client({ token }), refreshToken }
}
const signIn = (email: string, password = PASSWORD) =>
  shop.asVisitor().staffIdentity.signIn({ body: { email, password } })
const choose = (token: string, password = PASSWORD) =>
  shop.asVisitor().staffPasswords.choose({ body: { token, password } })

const mails = async (email: string, template: string) => {
  const { results } = await shop.asVisitor().notifications.demoMail({ query: { email } })
  return results.filter((mail) => mail.template === template)
}
/** The token of the newest e-mail to an address; the e-mails of a test need different times. */
async function tokenFor(email: string, template: string) {
  const [newest] = await mails(email, template)
  shop.clock.advance(1_000)
  return new URL(newest!.link!).searchParams.get('token')!
}
const entriesOf = async (id: string) =>
  (await admin.audit.list({ query: { search: id } })).results.map(({ action, before, after }) => ({
    action,
    before,
    after,
  }))

test('POST /staff/staff: an invited member chooses a password with the e-mailed link, once, and has the roles given', async () => {
  const email = nextEmail()
  const roles: Role[] = ['finance', 'sales', 'sales']
  const added = await admin.staffMembers.invite({ body: { name: 'Sari Dewi', email, roles } })
  assert.equal(added.state, 'invited')
  assert.deepEqual(added.roles, ['sales', 'finance'])
  await assert.rejects(signIn(email), { code: 'session.wrong' })
  const token = await tokenFor(email, 'staff.invitation')
  await assert.rejects(choose(token, 'password123'), { status: 422 })
  const checkLink = () => shop.asVisitor().staffPasswords.link({ token })
  await checkLink()
  assert.equal((await choose(token)).email, email)
  await assert.rejects(checkLink(), { status: 409, code: 'staff_link.used' })
  await assert.rejects(shop.asVisitor().staffPasswords.link({ token: 'tidak-pernah-ada' }), {
    code: 'staff_link.dead',
  })
  await assert.rejects(choose(token, 'lain-sama-sekali-9'), {
    status: 409,
    code: 'staff_link.used',
  })
  const { user } = await signIn(email)
  assert.deepEqual(user.roles, ['sales', 'finance'])
  const now = await admin.staffMembers.show({ id: added.id })
  assert.equal(now.state, 'active')
  assert.ok(now.lastSeenAt)
  assert.equal((await mails(email, 'staff.password_chosen')).length, 1)
  assert.deepEqual(await entriesOf(added.id), [
    { action: 'Pilih kata sandi pertama', before: null, after: null },
    {
      action: 'Undang staf',
      before: null,
      after: { email, roles: ['sales', 'finance'], status: 'invited' },
    },
  ])
})

test('POST /staff/staff: an address is registered once, in whatever case', async () => {
  const { email } = await createMember()
  const body = { name: 'Tono Lagi', email: email.toUpperCase(), roles: ['sales' as const] }
  await assert.rejects(admin.staffMembers.invite({ body }), { status: 422, code: 'staff.known' })
})

test('POST /staff/staff: an invitation is valid for 48 hours and can be sent again', async () => {
  const email = nextEmail()
  const body = { name: 'Sari Dewi', email, roles: ['sales' as const] }
  const { id } = await admin.staffMembers.invite({ body })
  const late = await tokenFor(email, 'staff.invitation')
  shop.clock.advance(48 * 3_600_000)
  admin = await shop.asStaff()
  await assert.rejects(choose(late), { status: 404, code: 'staff_link.dead' })
  await assert.rejects(choose('x'.repeat(43)), { status: 404, code: 'staff_link.dead' })
  await admin.staffMembers.sendLink({ id })
  await choose(await tokenFor(email, 'staff.invitation'))
  await signIn(email)
})

test('POST /staff/auth/password: a new password ends all sessions; POST /staff/auth/password-link e-mails its owner only', async () => {
  const { id, email, api } = await createMember()
  await admin.staffMembers.sendLink({ id })
  await api().staffIdentity.session()
  await choose(await tokenFor(email, 'staff.reset'), 'rumah-joglo-77')
  await assert.rejects(api().staffIdentity.session(), { status: 401 })
  await assert.rejects(signIn(email), { code: 'session.wrong' })
  await signIn(email, 'rumah-joglo-77')

  await shop.asVisitor().staffPasswords.requestLink({ body: { email } })
  const token = await tokenFor(email, 'staff.reset')
  shop.clock.advance(3_600_000)
  await assert.rejects(choose(token), { code: 'staff_link.dead' })
})

test('POST /staff/auth/password-link: the response is the same for known, unknown, invited and suspended addresses', async () => {
  const [known, invited, suspended] = [await createMember(), nextEmail(), await createMember()]
  const body = { name: 'Sari Dewi', email: invited, roles: ['sales' as const] }
  await admin.staffMembers.invite({ body })
  await admin.staffMembers.suspend({ id: suspended.id })
  const emails = [known.email, 'tidak-ada@contoh.id', invited, suspended.email]
  const answers = await Promise.all(
    emails.map((email) => shop.asVisitor().staffPasswords.requestLink({ body: { email } })),
  )
  assert.equal(new Set(answers.map((answer) => JSON.stringify(answer))).size, 1)
  const sent = await Promise.all(emails.map((email) => mails(email, 'staff.reset')))
  assert.deepEqual(
    sent.map(({ length }) => length),
    [1, 0, 0, 0],
  )
})

test('PUT /staff/staff/{id}/roles: roles apply from the next request and are audited with before and after', async () => {
  const { id, api } = await createMember(['sales'])
  await assert.rejects(api().staffVerification.queue({ query: {} }), { status: 403 })
  const changed = await admin.staffMembers.changeRoles({
    id,
    body: { roles: ['verification', 'sales'] },
  })
  assert.deepEqual(changed.roles, ['sales', 'verification'])
  await api().staffVerification.queue({ query: {} })
  // Setting the same roles again is not a change.
  await admin.staffMembers.changeRoles({ id, body: { roles: ['sales', 'verification'] } })
  assert.deepEqual(await entriesOf(id), [
    {
      action: 'Ubah peran staf',
      before: { roles: ['sales'] },
      after: { roles: ['sales', 'verification'] },
    },
  ])
  await assert.rejects(admin.staffMembers.changeRoles({ id, body: { roles: [] } }), { status: 422 })
})

test('POST /staff/staff/{id}/suspension: sessions and links end at the next request, until it is lifted', async () => {
  const { id, email, api, refreshToken } = await createMember()
  await admin.staffMembers.sendLink({ id })
  const token = await tokenFor(email, 'staff.reset')
  assert.equal((await admin.staffMembers.suspend({ id })).state, 'suspended')
  await assert.rejects(api().staffIdentity.session(), { status: 401 })
  await assert.rejects(shop.asVisitor().staffIdentity.refresh({ body: { refreshToken } }), {
    status: 401,
  })
  await assert.rejects(signIn(email), { code: 'session.wrong' })
  await assert.rejects(choose(token), { code: 'staff_link.dead' })
  for (const step of ['suspend', 'sendLink'] as const)
    await assert.rejects(admin.staffMembers[step]({ id }), { status: 409, code: 'staff.state' })
  assert.equal((await admin.staffMembers.lift({ id })).state, 'active')
  await assert.rejects(api().staffIdentity.session(), { status: 401 })
  await assert.rejects(admin.staffMembers.lift({ id }), { status: 409, code: 'staff.state' })
  await signIn(email)
})

test('PUT /staff/staff/{id}/roles: admins keep their own role and account, and the last admin remains', async () => {
  const me = (await admin.staffIdentity.session()).user.id
  const roles = { id: me, body: { roles: ['sales' as const] } }
  await assert.rejects(admin.staffMembers.changeRoles(roles), {
    status: 422,
    code: 'staff.last_admin',
  })
  const second = await createMember(['admin'])
  await assert.rejects(admin.staffMembers.changeRoles(roles), {
    status: 422,
    code: 'staff.own_admin',
  })
  await assert.rejects(admin.staffMembers.suspend({ id: me }), { code: 'staff.own_admin' })
  await admin.staffMembers.changeRoles({ id: me, body: { roles: ['sales', 'admin'] } })
  await admin.staffMembers.suspend({ id: second.id })
})

test('/staff/staff: only admins read and change staff, and an unknown id is a 404', async () => {
  const { api, id } = await createMember(['sales', 'finance', 'verification', 'content'])
  const refused = { status: 403 }
  await assert.rejects(api().staffMembers.list({ query: {} }), refused)
  await assert.rejects(api().staffMembers.show({ id }), refused)
  await assert.rejects(api().staffMembers.suspend({ id }), refused)
  const missing = '00000000-0000-4000-8000-000000000000'
  await assert.rejects(admin.staffMembers.show({ id: missing }), { status: 404 })
  await assert.rejects(admin.staffMembers.suspend({ id: missing }), { status: 404 })
})

test('GET /staff/staff: finds members by name and e-mail; a percent sign is literal', async () => {
  const names = async (search: string) =>
    (await admin.staffMembers.list({ query: { search } })).results.map(({ email }) => email)
  assert.deepEqual(await names('kirana'), ['konten@contoh.id'])
  assert.deepEqual(await names('FINANCE@'), ['finance@contoh.id'])
  assert.deepEqual(await names('%'), [])
})

test('/staff/auth/password: neither links nor passwords appear in the log', async () => {
  const email = nextEmail()
  const body = { name: 'Sari Dewi', email, roles: ['sales' as const] }
  await admin.staffMembers.invite({ body })
  const token = await tokenFor(email, 'staff.invitation')
  await choose(token, 'tanda-rahasia-91')
  const log = shop.logged.join('\n')
  for (const secret of [token, 'tanda-rahasia-91', email]) assert.ok(!log.includes(secret))
})
