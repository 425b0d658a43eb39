import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { hours, minutes } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { rupiah } from '#platform/money.ts'
import { giveOwnPhone, readLenderCode } from '#tests/support/lenders/one-time-codes.ts'
import { createBuyerClient } from '#tests/support/orders/orders.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { confirmWithCode } from './service/confirm-with-code.ts'
import { requestCode } from './service/request-code.ts'

const shop = await useTestShop()

/** A buyer with a number of their own, who asks from an address. */
async function createCaller(ipAddress: string, codeKeys?: readonly string[]) {
  const { accountId } = await createBuyerClient(shop)
  await giveOwnPhone(shop, accountId)
  const context = { ...shop.deps, ipAddress, buyer: { accountId }, codeKeys }
  return { accountId, context: context as unknown as BuyerContext }
}

const bind = () => ({ purpose: 'loan', subjectId: randomUUID(), amount: rupiah(100_000) }) as const

test('requestCode: one network gets forty codes an hour, no matter for which numbers', async () => {
  const callers = await Promise.all(
    Array.from({ length: 10 }, (_, index) => createCaller(`2001:db8:20:30::${index}`)),
  )
  for (let round = 0; round < 4; round += 1) {
    for (const { context } of callers) await requestCode(context, bind())
    shop.clock.advance(minutes(3))
  }
  const another = await createCaller('2001:db8:20:30:ab::77')
  await assert.rejects(requestCode(another.context, bind()), { status: 429 })
  const elsewhere = { ...another.context, ipAddress: '2001:db8:20:31::77' }
  await requestCode(elsewhere, bind())
  shop.clock.advance(hours(1))
  await requestCode(another.context, bind())
})

test('requestCode: a hundred at once from one network are at most forty codes', async () => {
  const callers = await Promise.all(Array.from({ length: 100 }, () => createCaller('10.40.50.60')))
  const outcomes = await Promise.allSettled(
    callers.map(({ context }) => requestCode(context, bind())),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 40)
})

const confirm = async (
  { accountId, context }: Awaited<ReturnType<typeof createCaller>>,
  binding: ReturnType<typeof bind>,
  codeKeys: readonly string[] | undefined,
) => {
  const code = await readLenderCode(shop, accountId)
  const now = { ...context, codeKeys }
  return confirmWithCode(now, binding, code, async () => 'confirmed')
}

test('confirmWithCode: a code survives that a newer key comes; once its own is gone it is dead and costs no try', async () => {
  const [old, fresh] = ['a'.repeat(32), 'b'.repeat(32)] as const
  const caller = await createCaller('10.60.0.1', [old])
  const binding = bind()
  await requestCode(caller.context, binding)
  const isDead = { code: 'code.dead', message: /Minta kode baru/ }
  for (let time = 0; time < 6; time += 1)
    await assert.rejects(confirm(caller, binding, [fresh]), isDead)
  assert.equal(await confirm(caller, binding, [fresh, old]), 'confirmed')
})

test('confirmWithCode: the key of the database is out of use once the environment gives one', async () => {
  const caller = await createCaller('10.61.0.1')
  const binding = bind()
  await requestCode(caller.context, binding)
  await assert.rejects(confirm(caller, binding, ['c'.repeat(32)]), { code: 'code.dead' })
  assert.equal(await confirm(caller, binding, undefined), 'confirmed')
})
