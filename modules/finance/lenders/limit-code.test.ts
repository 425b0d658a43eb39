import assert from 'node:assert/strict'
import { randomInt } from 'node:crypto'
import { test } from 'node:test'
import { minutes } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { rupiah } from '#platform/money.ts'
import { confirmWithCode } from '#modules/people/one-time-codes/service/confirm-with-code.ts'
import { createCompanyBuyer } from '#tests/support/finance/credit.ts'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import {
  completeApplication,
  sendApplication,
} from '#tests/support/lenders/complete-application.ts'
import { runLenderJobs } from '#tests/support/lenders/run-lender-jobs.ts'
import {
  giveOwnPhone,
  makeWrongCode,
  readLenderCode,
} from '#tests/support/lenders/one-time-codes.ts'
import { makeProofImage } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop({ connections: 20 })

/** A company with an offer of KoinWorks. */
async function offerLimit() {
  const buyer = await createCompanyBuyer(shop)
  await giveOwnPhone(shop, buyer.accountId)
  const id = await completeApplication(buyer.api, 'koinworks')
  await sendApplication(buyer.api, 'koinworks', id)
  await runLenderJobs(shop)
  return { ...buyer, id, request: { body: { data: { id } } } }
}

const guess = ({ api, id }: Awaited<ReturnType<typeof offerLimit>>, code: string) =>
  api.koinworks.validateCode({ form: { id, code }, files: {} })

test('POST /ecom/koinworks/otp/validate: the code confirms the limit, then the signed contract opens it', async () => {
  const offer = await offerLimit()
  const { api, id, accountId, request } = offer
  const sent = await api.koinworks.requestCode(request)
  assert.match(sent.phone, /^•+\d{4}$/)
  assert.equal(Date.parse(sent.resendAt) - Date.parse(sent.requestedAt), 120_000)
  const contract = { contract: makeProofImage('kontrak.png') }
  const early = api.koinworks.validateCode({ form: { id, agree: true }, files: contract })
  await expectRefusal(early, 409, 'lender.state')
  const confirmed = await guess(offer, await readLenderCode(shop, accountId))
  assert.deepEqual(
    [confirmed.wantsCode, confirmed.codeAt !== null, confirmed.agreedAt],
    [true, true, null],
  )
  await expectRefusal(api.koinworks.requestCode(request), 409, 'lender.state')
  const unread = api.koinworks.validateCode({ form: { id }, files: contract })
  await expectRefusal(unread, 422, 'lender.contract')
  await api.koinworks.validateCode({ form: { id, agree: true }, files: contract })
  await runLenderJobs(shop)
  assert.equal((await api.koinworks.step({ id, query: {} })).status, 'active')
})

test('POST /ecom/koinworks/otp/validate: a wrong code says how many tries are left, a dead one why', async () => {
  const offer = await offerLimit()
  await expectRefusal(guess(offer, '123456'), 422, 'code.dead')
  await offer.api.koinworks.requestCode(offer.request)
  const first = await readLenderCode(shop, offer.accountId)
  const wrong = makeWrongCode(first)
  for (const left of [4, 3, 2, 1]) {
    const refused = await expectRefusal(guess(offer, wrong), 422, 'code.wrong')
    assert.match(refused.message, new RegExp(`${left} kali lagi`))
  }
  assert.match((await expectRefusal(guess(offer, wrong), 422, 'code.wrong')).message, /lima kali/)
  await expectRefusal(guess(offer, first), 422, 'code.dead')
  shop.clock.advance(minutes(2))
  await offer.api.koinworks.requestCode(offer.request)
  const second = await readLenderCode(shop, offer.accountId)
  if (first !== second) await expectRefusal(guess(offer, first), 422, 'code.wrong')
  shop.clock.advance(minutes(10))
  const expired = await expectRefusal(guess(offer, second), 422, 'code.dead')
  assert.match(expired.message, /sepuluh menit/)
})

test('POST /ecom/koinworks/otp/request: one number gets a bounded number of codes, no matter who asks', async () => {
  for (let time = 0; time < 8; time += 1) {
    const { api, accountId, request } = await offerLimit()
    await shop.pool.query(`update account set phone = '+6281399990000' where id = $1`, [accountId])
    await api.koinworks.requestCode(request)
  }
  const { api, accountId, request } = await offerLimit()
  await shop.pool.query(`update account set phone = '+6281399990000' where id = $1`, [accountId])
  await expectRefusal(api.koinworks.requestCode(request), 429, 'limit.too_many')
  await giveOwnPhone(shop, accountId)
  await api.koinworks.requestCode(request)
})

test('POST /ecom/koinworks/otp/request: once in two minutes, and a bounded number an hour', async () => {
  const { api, request } = await offerLimit()
  for (let time = 0; time < 6; time += 1) {
    await api.koinworks.requestCode(request)
    const soon = await expectRefusal(api.koinworks.requestCode(request), 429, 'limit.too_many')
    assert.match(soon.message, /baru saja dikirim/)
    shop.clock.advance(minutes(2))
  }
  await expectRefusal(api.koinworks.requestCode(request), 429, 'limit.too_many')
  shop.clock.advance(minutes(50))
  await api.koinworks.requestCode(request)
})

test('POST /ecom/koinworks/otp/validate: a colleague, a stranger and another amount make the code worthless', async () => {
  const offer = await offerLimit()
  await offer.api.koinworks.requestCode(offer.request)
  const code = await readLenderCode(shop, offer.accountId)
  const stranger = await createCompanyBuyer(shop)
  await expectRefusal(guess({ ...offer, ...stranger }, code), 404, 'not_found')
  const change = (amount: number) =>
    shop.pool.query('update lender_application set offered = $2 where id = $1', [offer.id, amount])
  await change(rupiah(900_000_000))
  await expectRefusal(guess(offer, code), 422, 'code.wrong')
  await change(rupiah(100_000_000))
  await shop.pool.query(`update account set phone = '+6281299990000' where id = $1`, [
    offer.accountId,
  ])
  await expectRefusal(guess(offer, code), 422, 'code.wrong')
})

test('one-time codes: of 10,000 guesses five count; the right code sent 100 times at once works once', async () => {
  const offer = await offerLimit()
  const { id, accountId, api } = offer
  await api.koinworks.requestCode(offer.request)
  const code = await readLenderCode(shop, accountId)
  const context = { ...shop.deps, buyer: { accountId } } as unknown as BuyerContext
  const binding = { purpose: 'limit', subjectId: id, amount: rupiah(100_000_000) } as const
  let successes = 0
  const tryOne = (guessed: string) =>
    confirmWithCode(context, binding, guessed, async () => void (successes += 1)).catch(
      (thrown: { code: string }) => thrown.code,
    )
  const guesses = Array.from({ length: 10_000 }, () => {
    const guessed = String(randomInt(1_000_000)).padStart(6, '0')
    return guessed === code ? makeWrongCode(code) : guessed
  })
  const outcomes: unknown[] = []
  for (let from = 0; from < guesses.length; from += 100)
    outcomes.push(...(await Promise.all(guesses.slice(from, from + 100).map(tryOne))))
  assert.equal(outcomes.filter((outcome) => outcome === 'code.wrong').length, 5)
  assert.equal(outcomes.filter((outcome) => outcome === 'code.dead').length, 9_995)
  assert.deepEqual([await tryOne(code), successes], ['code.dead', 0])
  shop.clock.advance(minutes(2))
  await api.koinworks.requestCode(offer.request)
  const second = await readLenderCode(shop, accountId)
  const sent = await Promise.allSettled(Array.from({ length: 50 }, () => guess(offer, second)))
  sent.push(...(await Promise.allSettled(Array.from({ length: 50 }, () => guess(offer, second)))))
  assert.equal(sent.filter(({ status }) => status === 'fulfilled').length, 1)
})
