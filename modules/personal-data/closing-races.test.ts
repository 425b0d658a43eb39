import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import type { Api } from '#modules/client.ts'
import { paper, sent } from '#tests/applying.ts'
import { joinBusiness, signedInBuyer } from '#tests/buyers.ts'
import { join } from '#tests/full-account.ts'
import { proofPicture } from '#tests/orders.ts'
import { purchaseOrder } from '#tests/purchase-order.ts'
import { testShop, type TestShop } from '#tests/shop.ts'

let shop: TestShop
let desk: Api
before(async () => {
  shop = await testShop({ connections: 20 })
  desk = await shop.staff('verifikasi@contoh.id')
})
after(() => shop?.close())

const ROUNDS = 10
let moment = 0
/** Starts them all, each a moment later than it did in the round before: they meet at every step. */
async function together(...stories: (() => Promise<unknown>)[]): Promise<number[]> {
  moment += 1
  return Promise.all(
    stories.map(async (story, nr) => {
      await wait(((moment * (nr + 3)) % 7) * 4)
      return story().then(
        () => 200,
        (thrown: { status?: number }) => thrown.status ?? 0,
      )
    }),
  )
}
const PASSWORD = 'belanja-2026'
const closing =
  (api: Api, password = PASSWORD) =>
  () =>
    api.personalData.close({ body: { password } })

/** Whatever the business says is right; a fault or two that wait for each other is not. */
function onlySaid(statuses: number[]): void {
  for (const status of statuses)
    assert.ok([200, 401, 404, 409, 422].includes(status), `answered ${statuses.join()}`)
}
const deadlocks = async () =>
  (
    await shop.pool.query(
      'select deadlocks as n from pg_stat_database where datname = current_database()',
    )
  ).rows[0].n as number

test('papers that staff asked for come while the account is closed: neither waits for the other for ever', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { api, id, companyId } = await sent(shop)
    await desk.staffVerification.review({ id })
    await desk.staffVerification.ask({ id, body: { note: 'Kirim KTP direktur yang jelas.' } })
    const files = [await paper(api, 'a.pdf'), await paper(api, 'b.pdf')]
    const add = (fileId: string) => () =>
      api.verification.addDocuments({
        id: companyId,
        body: { documents: [{ kind: 'lainnya', fileId }] },
      })
    const { email } = await api.customers.profile()
    await shop.pool.query(
      'update account set password_hash = (select password_hash from account where email = $1) where email = $2',
      ['retail@contoh.id', email],
    )
    onlySaid(
      await together(
        add(files[0]!),
        add(files[1]!),
        closing(api),
        () => api.verification.begin({ body: {} }),
        () => desk.staffVerification.decide({ id, body: { approve: true } }),
      ),
    )
  }
})

test('a purchase order is sent while the account is closed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await signedInBuyer(shop.db)
    await joinBusiness(shop.db, buyer.accountId)
    const api = shop.client({ token: buyer.token })
    const { file } = await purchaseOrder(api, buyer.addressId)
    const order = { project: 'Ruko', projectType: 'ruko' as const, paymentMethod: 'transfer' }
    const body = { ...order, addressId: buyer.addressId, fileId: file, lines: [] }
    onlySaid(
      await together(
        () => api.upo.create({ table: 'upo', body }),
        closing(api),
        () => api.files.upload({ form: {}, files: { file: proofPicture() } }),
        () => api.upo.create({ table: 'upo', body }),
      ),
    )
  }
})

test('a colleague begins, is changed by the owner, and closes their account, all at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, colleague] = [await signedInBuyer(shop.db), await signedInBuyer(shop.db)]
    const companyId = await joinBusiness(shop.db, owner.accountId)
    await shop.pool.query("update company set state = 'none' where id = $1", [companyId])
    const [boss, other] = [owner, colleague].map(({ token }) => shop.client({ token })) as [
      Api,
      Api,
    ]
    await join(boss, other, 'purchaser')
    const { accountId: id } = colleague
    const change = () =>
      boss.companyPeople.changeMember({ id, body: { role: 'approver', limit: null } })
    onlySaid(
      await together(
        () => other.verification.begin({ body: {} }),
        change,
        closing(other),
        change,
        () => other.verification.begin({ body: {} }),
        () => boss.companyPeople.removeMember({ id }),
      ),
    )
  }
})

test('tabs renew their session while the account is closed', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId } = await signedInBuyer(shop.db)
    const { rows } = await shop.pool.query('select email from account where id = $1', [accountId])
    const body = { email: rows[0].email as string, password: PASSWORD }
    // From a machine of their own: one signs in so often only.
    const door = shop.client({ address: `10.7.0.${round}` })
    const tokens = await door.identity.signIn({ body })
    const api = shop.client({ token: tokens.token })
    const renew = () => api.identity.refresh({ body: { refreshToken: tokens.refreshToken } })
    const signIn = () => door.identity.signIn({ body })
    onlySaid(await together(closing(api), renew, renew, signIn, renew, renew, renew))
    const left = await shop.pool.query('select 1 from session where account_id = $1', [accountId])
    assert.equal(left.rowCount, 0, 'a session outlived its account')
  }
})

test('none of it was a deadlock that the database had to break', async () => {
  assert.equal(await deadlocks(), 0)
})
