import assert from 'node:assert/strict'
import { setTimeout as wait } from 'node:timers/promises'
import { test } from 'node:test'
import type { Api } from '#modules/client.ts'
import {
  acceptAll,
  uploadDocument,
  createSentSubmission,
} from '#tests/support/accounts/company-applicant.ts'
import { joinVerifiedCompany, createSignedInBuyer } from '#tests/support/accounts/buyers.ts'
import { joinCompany } from '#tests/support/accounts/full-account.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { createPurchaseOrder } from '#tests/support/orders/purchase-order.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 20 })
const reviewer = await shop.asStaff('verifikasi@contoh.id')

const ROUNDS = 10
let roundNumber = 0
/** Starts all calls, each a little later than in the round before, so that they meet at every step. */
async function runConcurrently(...calls: (() => Promise<unknown>)[]): Promise<number[]> {
  roundNumber += 1
  return Promise.all(
    calls.map(async (run, nr) => {
      await wait(((roundNumber * (nr + 3)) % 7) * 4)
      return run().then(
        () => 200,
        (thrown: { status?: number }) => thrown.status ?? 0,
      )
    }),
  )
}
const PASSWORD = 'belanja-2026'
const closeAccount =
  (api: Api, password = PASSWORD) =>
  () =>
    api.personalData.close({ body: { password } })

/** Any business response is acceptable; a deadlock is not. */
function assertBusinessStatuses(statuses: number[]): void {
  for (const status of statuses)
    assert.ok([200, 401, 404, 409, 422].includes(status), `answered ${statuses.join()}`)
}
const countDeadlocks = async () =>
  (
    await shop.pool.query(
      'select deadlocks as n from pg_stat_database where datname = current_database()',
    )
  ).rows[0].n as number

test('POST /customer/my/close: documents added at the same time do not deadlock', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { api, id, companyId, submission } = await createSentSubmission(shop)
    await reviewer.staffVerification.review({ id })
    await reviewer.staffVerification.ask({ id, body: { note: 'Kirim KTP direktur yang jelas.' } })
    const files = [await uploadDocument(api, 'a.pdf'), await uploadDocument(api, 'b.pdf')]
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
    assertBusinessStatuses(
      await runConcurrently(
        add(files[0]!),
        add(files[1]!),
        closeAccount(api),
        () => api.verification.begin({ body: {} }),
        () => reviewer.staffVerification.decide({ id, body: acceptAll(submission) }),
      ),
    )
  }
})

test('POST /customer/my/close: a purchase order sent at the same time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await createSignedInBuyer(shop.db)
    await joinVerifiedCompany(shop.db, buyer.accountId)
    const api = shop.client({ token: buyer.token })
    const { file } = await createPurchaseOrder(api, buyer.addressId)
    const order = { project: 'Ruko', projectType: 'ruko' as const, paymentMethod: 'transfer' }
    const body = { ...order, addressId: buyer.addressId, fileId: file, lines: [] }
    assertBusinessStatuses(
      await runConcurrently(
        () => api.purchaseOrders.create({ table: 'upo', body }),
        closeAccount(api),
        () => api.files.upload({ form: {}, files: { file: makeProofImage() } }),
        () => api.purchaseOrders.create({ table: 'upo', body }),
      ),
    )
  }
})

test('POST /customer/my/close: a colleague begins, is changed by the owner and closes their account at once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [owner, colleague] = [
      await createSignedInBuyer(shop.db),
      await createSignedInBuyer(shop.db),
    ]
    const companyId = await joinVerifiedCompany(shop.db, owner.accountId)
    await shop.pool.query("update company set state = 'none' where id = $1", [companyId])
    const [boss, other] = [owner, colleague].map(({ token }) => shop.client({ token })) as [
      Api,
      Api,
    ]
    await joinCompany(boss, other, 'purchaser')
    const { accountId: id } = colleague
    const change = () =>
      boss.companyMembers.changeMember({ id, body: { role: 'approver', limit: null } })
    assertBusinessStatuses(
      await runConcurrently(
        () => other.verification.begin({ body: {} }),
        change,
        closeAccount(other),
        change,
        () => other.verification.begin({ body: {} }),
        () => boss.companyMembers.removeMember({ id }),
      ),
    )
  }
})

test('POST /customer/my/close: tabs refresh their session at the same time', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { accountId } = await createSignedInBuyer(shop.db)
    const { rows } = await shop.pool.query('select email from account where id = $1', [accountId])
    const body = { email: rows[0].email as string, password: PASSWORD }
    // Each round uses an address of its own because of the rate limit of sign-ins.
    const client = shop.client({ ipAddress: `10.7.0.${round}` })
    const tokens = await client.identity.signIn({ body })
    const api = shop.client({ token: tokens.token })
    const renew = () => api.identity.refresh({ body: { refreshToken: tokens.refreshToken } })
    const signIn = () => client.identity.signIn({ body })
    assertBusinessStatuses(
      await runConcurrently(closeAccount(api), renew, renew, signIn, renew, renew, renew),
    )
    const left = await shop.pool.query('select 1 from session where account_id = $1', [accountId])
    assert.equal(left.rowCount, 0, 'a session outlived its account')
  }
})

test('POST /customer/my/close: none of these rounds caused a deadlock in the database', async () => {
  assert.equal(await countDeadlocks(), 0)
})
