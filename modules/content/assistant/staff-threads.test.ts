import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { readReply } from '#tests/dialogues/run-dialogues.ts'
import { useTestShop } from '#tests/support/shop.ts'
import type { ThreadFilter } from './rules/thread-state.ts'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'

const shop = await useTestShop()
let address = 0

/** A conversation of a visitor, from an address of their own. */
async function begin(...messages: string[]) {
  const api = shop.client({ ipAddress: `203.0.${(address += 1)}.1` })
  const { threadId } = await api.assistant.session()
  for (const message of messages) await say(api, threadId, message)
  return { api, threadId }
}
const say = (api: Api, threadId: string, message: string, key?: string) =>
  api.assistant.message({ body: { threadId, message } }, key ? { key } : {})

const listIds = async (staff: Api, query: { status?: ThreadFilter; search?: string }) =>
  (await staff.staffAssistant.threads({ query: { count: 100, ...query } })).results.map(
    ({ id }) => id,
  )

test('GET /staff/assistant/threads: goods, name and address, by state and by what was said', async () => {
  const staff = await shop.asStaff()
  const { threadId } = await begin(
    'semen 50 kg 20 sak, kirim ke jl mawar 7 Bekasi atas nama Lina Wati',
  )
  const ended = await begin('hubungkan ke admin')
  const thread = await staff.staffAssistant.thread({ id: threadId })
  assert.deepEqual([thread.name, thread.address], ['Lina Wati', 'jl mawar 7 Bekasi'])
  assert.deepEqual(
    thread.goods.map(({ qty, unit }) => [qty, unit]),
    [[20, 'sak']],
  )
  assert.match(thread.messages[0]!.reply, /Dicatat/)
  assert.deepEqual(await listIds(staff, { search: 'lina wati' }), [threadId])
  assert.deepEqual(await listIds(staff, { search: 'jl mawar 7' }), [threadId])
  const running = await listIds(staff, { status: 'running' })
  assert.ok(running.includes(threadId) && !running.includes(ended.threadId))
  assert.ok((await listIds(staff, { status: 'ended' })).includes(ended.threadId))
  shop.clock.advance(600_000)
  assert.ok((await listIds(staff, { status: 'abandoned' })).includes(threadId))
  assert.ok(!(await listIds(staff, { status: 'running' })).includes(threadId))
})

test('POST /staff/assistant/threads/{id}/take: a person answers in the stream, the assistant is silent until it is handed back', async () => {
  const staff = await shop.asStaff()
  const { api, threadId } = await begin('semen 50 kg 20 sak')
  const first = await readReply(api, threadId, undefined)
  assert.equal(first.context.person, null)
  const taken = await staff.staffAssistant.take({ id: threadId })
  assert.deepEqual([taken.state, taken.isOwnThread], ['handled', true])
  const greeting = await readReply(api, threadId, first.lastEventId)
  assert.match(greeting.reply, /^Halo, saya /)
  assert.equal(greeting.context.person, taken.handler)

  await say(api, threadId, 'triplek 9mm 20 lembar ada?')
  const silent = await readReply(api, threadId, greeting.lastEventId)
  assert.equal(silent.reply, '')
  assert.equal(silent.context.products.length, 1)
  const body = { text: 'Ada, besok pagi kami kirim.' }
  await staff.staffAssistant.answer({ id: threadId, body }, { key: 'answer-once-1' })
  await staff.staffAssistant.answer({ id: threadId, body }, { key: 'answer-once-1' })
  const answered = await readReply(api, threadId, silent.lastEventId)
  assert.equal(answered.reply, body.text)
  const { messages } = await staff.staffAssistant.handBack({ id: threadId })
  assert.equal(messages.filter(({ reply }) => reply === body.text).length, 1)
  const back = await readReply(api, threadId, answered.lastEventId)
  assert.equal(back.context.person, null)
  await say(api, threadId, 'totalnya berapa?')
  assert.match((await readReply(api, threadId, back.lastEventId)).reply, /Rp /)
})

test('POST /staff/assistant/threads/{id}/answer: only who has taken it over, and not after its end', async () => {
  const staff = await shop.asStaff()
  const { threadId } = await begin('semen 50 kg 20 sak')
  const body = { text: 'Halo' }
  await expectRefusal(staff.staffAssistant.answer({ id: threadId, body }), 409, 'chat.handler')
  await expectRefusal(staff.staffAssistant.handBack({ id: threadId }), 409, 'chat.handler')
  const ended = await begin('hubungkan ke admin')
  await expectRefusal(staff.staffAssistant.take({ id: ended.threadId }), 409, 'chat.ended')
  const missing = '00000000-0000-4000-8000-000000000000'
  await expectRefusal(staff.staffAssistant.take({ id: missing }), 404, 'not_found')
})

test('POST /staff/assistant/threads/{id}/take: a buyer who asks for a person is answered by them alone', async () => {
  const staff = await shop.asStaff()
  const { token } = await createSignedInBuyer(shop.db)
  const buyer = shop.client({ token, ipAddress: '203.0.250.1' })
  const { threadId } = await buyer.assistant.session()
  await say(buyer, threadId, 'halo')
  const { lastEventId } = await readReply(buyer, threadId, undefined)
  await staff.staffAssistant.take({ id: threadId })
  const greeting = await readReply(buyer, threadId, lastEventId)
  await say(buyer, threadId, 'hubungkan ke admin')
  const { context } = await readReply(buyer, threadId, greeting.lastEventId)
  assert.equal(context.flag.isConversationEnded, false)
})

test('GET /staff/assistant/threads: those whose buyer waits for a person, the longest first, until they are answered', async () => {
  const staff = await shop.asStaff()
  const listWaiting = () => listIds(staff, { status: 'waiting' })
  const asked = async () => {
    const thread = await begin('semen 50 kg 20 sak')
    await staff.staffAssistant.take({ id: thread.threadId })
    assert.ok(!(await listWaiting()).includes(thread.threadId))
    shop.clock.advance(60_000)
    await say(thread.api, thread.threadId, 'kapan dikirim?')
    return thread
  }
  const [first, second] = [await asked(), await asked()]
  shop.clock.advance(3_600_000)
  await say(first.api, first.threadId, 'halo?')
  assert.deepEqual((await listWaiting()).slice(-2), [first.threadId, second.threadId])
  const row = await staff.staffAssistant.thread({ id: first.threadId })
  assert.equal(row.ageHours, 1)
  assert.ok(row.waitsSince! < row.lastChatAt)
  await staff.staffAssistant.answer({ id: first.threadId, body: { text: 'Besok pagi.' } })
  assert.ok(!(await listWaiting()).includes(first.threadId))
})

test('GET /staff/assistant/unclear: words that were not understood, the most frequent first', async () => {
  const staff = await shop.asStaff()
  await begin('Siapa Presiden Indonesia?')
  await begin('besi ulr jumbo 13 20 btg')
  const { threadId } = await begin('siapa presiden indonesia?', 'siapa presiden indonesia?')
  await begin('resep rendang padang dong')
  const { results } = await staff.staffAssistant.unclear({ query: {} })
  const [first] = results
  // In the spelling of most, whatever was made of it.
  assert.equal(first!.text, 'siapa presiden indonesia')
  assert.deepEqual([first!.times, first!.threadId], [3, threadId])
  assert.ok(results.some(({ text }) => text.startsWith('besi ulr jumbo')))
  assert.ok(results.some(({ text }) => /rendang/.test(text)))
})

test('POST /chat/message: a lost answer and a second try make one message', async () => {
  const { api, threadId } = await begin()
  const first = await say(api, threadId, 'semen 50 kg 20 sak', 'message-once-1')
  assert.deepEqual(await say(api, threadId, 'semen 50 kg 20 sak', 'message-once-1'), first)
  const staff = await shop.asStaff()
  const { messages } = await staff.staffAssistant.thread({ id: threadId })
  assert.equal(messages.length, 1)
  await expectRefusal(say(api, threadId, 'halo', 'message-once-1'), 422, 'idempotency.other_body')
})
