import assert from 'node:assert/strict'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import { createSignedInBuyer, joinVerifiedCompany } from '../support/accounts/buyers.ts'
import { closeAfterTests } from '../support/close-after-tests.ts'
import { openShopWithTwoServers } from '../support/servers/two-servers.ts'

const { shop, servers } = await closeAfterTests(openShopWithTwoServers())

const BUYER = 'GET /api/auth/session'
const STAFF = 'GET /api/staff/auth/session'
/** What a page's header shows of a buyer comes from the remembered answer itself. */
const HEADER = 'GET /api/header'

type Shown = { status: number; user?: { name: string; kind?: string; roles?: string[] } | null }

/** What every server answers to a call with a token. */
const ask = (token: string, call = BUYER): Promise<Shown[]> =>
  Promise.all(
    servers.map(async ({ origin }) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await fetch(origin + call.slice('GET '.length), { headers })
      const { data } = (await response.json()) as { data?: Pick<Shown, 'user'> }
      return { status: response.status, ...data }
    }),
  )
const listStatuses = async (token: string, call?: string) =>
  (await ask(token, call)).map(({ status }) => status)
const listUsers = async (token: string, call: string) =>
  (await ask(token, call)).map(({ user }) => user)

/** Asks until every server remembers the token. */
async function remember(token: string, call = BUYER) {
  for (let round = 0; round < 2; round++)
    assert.deepEqual(await listStatuses(token, call), [200, 200])
  return token
}

const rememberNewBuyer = async () => {
  const buyer = await createSignedInBuyer(shop.db)
  await remember(buyer.token)
  return { ...buyer, api: shop.client({ token: buyer.token }) }
}

const signIn = async (email: string, password = 'belanja-2026') => {
  const pair = await shop.client().identity.signIn({ body: { email, password } })
  await remember(pair.token)
  return pair
}

const signInStaff = async (email: string) => {
  const body = { email, password: 'kelola-2026' }
  return remember((await shop.client().staffIdentity.signIn({ body })).token, STAFF)
}

test('authenticate: a remembered token takes no connection, an unknown one does', async () => {
  const countConnections = async (token: string) => {
    let count = 0
    const increase = () => void (count += 1)
    for (const server of servers) server.shop.pool.on('acquire', increase)
    // A public call that reads no table itself.
    assert.deepEqual(await listStatuses(token, 'GET /api/country-code'), [200, 200])
    for (const server of servers) server.shop.pool.off('acquire', increase)
    return count
  }
  // A server may begin before it listens.
  const { token: early } = await createSignedInBuyer(shop.db)
  while ((await countConnections(early)) > 0);
  const { token } = await createSignedInBuyer(shop.db)
  assert.equal(await countConnections(token), 2)
  assert.equal(await countConnections(token), 0)
})

test('authenticate: signing out counts in the next answer of every process', async () => {
  for (let round = 0; round < 20; round++) {
    const { token, api } = await rememberNewBuyer()
    await api.identity.signOut()
    assert.deepEqual(await listStatuses(token), [401, 401])
  }
})

test('authenticate: ending the other sessions and changing the password end those, and only those', async () => {
  const email = 'retail@contoh.id'
  const [first, second] = [await signIn(email), await signIn(email)]
  await shop.client({ token: second.token }).identity.endOtherSessions()
  assert.deepEqual(await listStatuses(first.token), [401, 401])
  assert.deepEqual(await listStatuses(second.token), [200, 200])
  const third = await signIn(email)
  const body = { currentPassword: 'belanja-2026', newPassword: 'pintu pagar hijau tua' }
  await shop.client({ token: third.token }).identity.changePassword({ body })
  assert.deepEqual(await listStatuses(second.token), [401, 401])
  assert.deepEqual(await listStatuses(third.token), [200, 200])
})

test('authenticate: a suspended account is out at once', async () => {
  const { token, accountId } = await rememberNewBuyer()
  const admin = await shop.asStaff()
  await admin.staffAccounts.suspend({ id: accountId, body: { reason: 'Pesanan palsu.' } })
  assert.deepEqual(await listStatuses(token), [401, 401])
})

test('authenticate: a new name, a company and its verification are in the next answer', async () => {
  const { token, accountId, api } = await rememberNewBuyer()
  await remember(token, HEADER)
  await api.customers.changeProfile({ body: { name: 'Nama Baru' } })
  assert.deepEqual(
    (await listUsers(token, HEADER)).map((user) => [user?.name, user?.kind]),
    [
      ['Nama Baru', 'retail'],
      ['Nama Baru', 'retail'],
    ],
  )
  const companyId = await joinVerifiedCompany(shop.db, accountId)
  const listKinds = async () => (await listUsers(token, HEADER)).map((user) => user?.kind)
  assert.deepEqual(await listKinds(), ['business', 'business'])
  await shop.pool.query(`update company set state = 'rejected' where id = $1`, [companyId])
  assert.deepEqual(await listKinds(), ['retail', 'retail'])
  await shop.pool.query('update account set company_id = null where id = $1', [accountId])
  await shop.pool.query(`update company set state = 'verified' where id = $1`, [companyId])
  assert.deepEqual(await listKinds(), ['retail', 'retail'])
})

test('authenticate: roles and the suspension of staff count in the next answer', async () => {
  const token = await signInStaff('konten@contoh.id')
  const admin = await shop.asStaff()
  const member = (await admin.staffMembers.list()).results.find(
    ({ email }) => email === 'konten@contoh.id',
  )!
  await admin.staffMembers.changeRoles({ id: member.id, body: { roles: ['finance'] } })
  for (const user of await listUsers(token, STAFF)) assert.deepEqual(user?.roles, ['finance'])
  await admin.staffMembers.suspend({ id: member.id })
  assert.deepEqual(await listStatuses(token, STAFF), [401, 401])
})

test('authenticate: a token ends with its time, and a replaced one after the grace period', async () => {
  const { token, refreshToken } = await signIn('baru@contoh.id')
  const { token: renewed } = await shop
    .client({ token })
    .identity.refresh({ body: { refreshToken } })
  await remember(renewed)
  await remember(token)
  shop.clock.advance(minutes(1))
  assert.deepEqual(await listStatuses(token), [401, 401])
  assert.deepEqual(await listStatuses(renewed), [200, 200])
  shop.clock.advance(minutes(15))
  assert.deepEqual(await listStatuses(renewed), [401, 401])
})

test('authenticate: a copied refresh token ends the session in every process', async () => {
  const { token, refreshToken } = await signIn('bisnis@contoh.id')
  const { token: renewed } = await shop
    .client({ token })
    .identity.refresh({ body: { refreshToken } })
  await remember(renewed)
  shop.clock.advance(minutes(1))
  await assert.rejects(shop.client({ token }).identity.refresh({ body: { refreshToken } }))
  assert.deepEqual(await listStatuses(renewed), [401, 401])
})

test('authenticate: nothing is remembered while notifications do not arrive', async () => {
  const { token, api } = await rememberNewBuyer()
  await shop.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'listens to session_invalidation'`,
  )
  await api.identity.signOut()
  assert.deepEqual(await listStatuses(token), [401, 401])
})
