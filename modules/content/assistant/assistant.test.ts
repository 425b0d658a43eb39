import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectRefusal } from '#tests/support/expect-refusal.ts'
import { readReply } from '#tests/dialogues/run-dialogues.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { purgeThreads } from './service/threads.ts'
import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from '#tests/support/accounts/buyers.ts'

const shop = await useTestShop()
let address = 0
/** A visitor from an address of their own. */
const createVisitor = () => shop.client({ ipAddress: `198.51.${(address += 1)}.1` })

const begin = async (api: Api = createVisitor()) => ({ api, ...(await api.assistant.session()) })
const say = (api: Api, threadId: string, message: string) =>
  api.assistant.message({ body: { threadId, message } })

/** Every event of a thread up to its context, from behind an event on. */
async function readEvents(api: Api, threadId: string, lastEventId?: string) {
  const events = []
  for await (const event of await api.assistant.stream({
    threadId,
    query: lastEventId ? { lastEventId } : {},
  })) {
    events.push(event)
    if (event.event === 'context') break
  }
  return events
}

test('POST /chat/message: the reply arrives in chunks, then what is known of the order', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'semen 50 kg 20 sak, kirim ke jl mawar 7 Bekasi atas nama Lina')
  const { reply, context } = await readReply(api, threadId, undefined)
  assert.match(reply, /Dicatat: .*20 sak \(Rp /)
  const [cement] = context.products
  assert.deepEqual([cement!.qty, cement!.unit], [20, 'sak'])
  assert.match(cement!.item_category, /Semen/)
  assert.deepEqual([context.name, context.shipping_address], ['Lina', 'jl mawar 7 Bekasi'])
  assert.deepEqual(context.flag, { isConversationEnded: false, isShouldRedirect: false })
})

test('GET /chat/stream/{threadId}: goes on behind any event without a lost or doubled chunk', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'bisa bantu apa?')
  const whole = await readEvents(api, threadId)
  assert.ok(whole.length > 3)
  for (const [at, { id }] of whole.entries()) {
    if (at === whole.length - 1) break
    assert.deepEqual(await readEvents(api, threadId, id), whole.slice(at + 1))
  }
  await say(api, threadId, 'terima kasih')
  const next = await readReply(api, threadId, whole.at(-1)!.id)
  assert.match(next.reply, /^Sama-sama\./)
})

test('GET /chat/stream/{threadId}: a stream that is open before the message sends its reply, and ends with the thread', async () => {
  const { api, threadId } = await begin()
  const stream = (await api.assistant.stream({ threadId, query: {} }))[Symbol.asyncIterator]()
  const first = stream.next()
  await say(api, threadId, 'hubungkan ke admin')
  const events = [(await first).value!]
  for (let next = await stream.next(); !next.done; next = await stream.next())
    events.push(next.value)
  const last = events.at(-1)!
  assert.ok(last.event === 'context')
  assert.deepEqual(last.data.flag, { isConversationEnded: true, isShouldRedirect: true })
  await expectRefusal(say(api, threadId, 'halo'), 409, 'chat.ended')
})

test('chat: a thread of somebody else is a 404, of a visitor and of a buyer', async () => {
  const { threadId } = await begin()
  const { token } = await createSignedInBuyer(shop.db)
  for (const other of [createVisitor(), shop.client({ token, ipAddress: '198.51.250.1' })]) {
    await expectRefusal(say(other, threadId, 'halo'), 404, 'not_found')
    await expectRefusal(other.assistant.stream({ threadId, query: {} }), 404, 'not_found')
  }
})

test('POST /chat/message: two at once are answered one after the other, or one has to wait', async () => {
  const { api, threadId } = await begin()
  const sent = await Promise.allSettled([say(api, threadId, 'halo'), say(api, threadId, 'halo')])
  assert.ok(sent.some(({ status }) => status === 'fulfilled'))
  const { reply } = await readReply(api, threadId, undefined)
  assert.match(reply, /Halo!/)
})

test('POST /chat/message: prices of several goods are answered together, each with its card', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'harga semen 50 kg sama triplek 9 mm berapa?')
  const { reply, context } = await readReply(api, threadId, undefined)
  assert.match(reply, /Semen.*50 kg: Rp[\s\S]*Triplek.*9 mm.*: Rp[\s\S]*masing-masing/)
  assert.deepEqual(
    context.options.map(({ unit }) => unit),
    ['sak', 'lembar'],
  )
  assert.deepEqual(context.products, [])
})

test('POST /chat/message: the page that is open is understood', async () => {
  const { api, threadId } = await begin()
  await api.assistant.message({
    body: {
      threadId,
      message: 'yang ini 50 berapa?',
      currentPage: {
        itemCategory: 'Semen Abu-abu',
        displayName: 'Semen PCC Karang Jaya',
        productSpecification: '50 kg',
      },
    },
  })
  const { reply } = await readReply(api, threadId, undefined)
  assert.match(reply, /50 sak: Rp /)
})

test('POST /chat/message: an open choice does not stand in the way of name and address, and is asked at the end', async () => {
  const { api, threadId } = await begin()
  let lastEventId: string | undefined
  const hear = async (message: string) => {
    await say(api, threadId, message)
    const answer = await readReply(api, threadId, lastEventId)
    lastEventId = answer.lastEventId
    return answer
  }
  assert.match((await hear('triplek 30 lembar')).reply, /Yang mana/)
  assert.match((await hear('itu aja')).reply, /Atas nama siapa/)
  const named = await hear('Lina Wati')
  assert.match(named.reply, /alamat mana/)
  assert.equal(named.context.name, 'Lina Wati')
  assert.match((await hear('jl mawar 7 Bekasi')).reply, /Yang mana/)
})

test('POST /chat/message: a word that the shop does not know is passed over, and said', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'semen 50 kg wakanda 40 sak')
  const { reply, context, lastEventId } = await readReply(api, threadId, undefined)
  assert.match(reply, /Dicatat: Semen .* 50 kg, 40 sak/)
  assert.match(reply, /Kata “wakanda” kami lewati\. Betulkan bila barangnya lain\./)
  assert.equal(context.products[0]?.qty, 40)
  await say(api, threadId, 'sip')
  const next = await readReply(api, threadId, lastEventId)
  assert.doesNotMatch(next.reply, /wakanda/)
})

test('POST /chat/message: the same messages have the same replies', async () => {
  const replies = []
  for (let round = 0; round < 2; round += 1) {
    const { api, threadId } = await begin()
    await say(api, threadId, 'triplek 30 lembar ada?')
    replies.push((await readReply(api, threadId, undefined)).reply)
  }
  assert.equal(replies[0], replies[1])
})

test('purgeThreads: conversations are deleted after their last message is old', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'halo')
  await purgeThreads(shop.deps, new Date(shop.clock.now().getTime() - 1000))
  await say(api, threadId, 'halo')
  await purgeThreads(shop.deps, new Date(shop.clock.now().getTime() + 1000))
  await expectRefusal(say(api, threadId, 'halo'), 404, 'not_found')
})

test('POST /chat/message: the card of a calculation has the quantity that it came to, and a yes takes it', async () => {
  const { api, threadId } = await begin()
  await say(api, threadId, 'lantai 24 m2 pakai keramik 40x40 butuh berapa dus?')
  const counted = await readReply(api, threadId, undefined)
  const [, boxes] = /perlu (\d+) dus/.exec(counted.reply)!
  assert.deepEqual(
    counted.context.options.map(({ qty, unit }) => [qty, unit]),
    [[Number(boxes), 'dus']],
  )
  await say(api, threadId, 'ok')
  const { context } = await readReply(api, threadId, counted.lastEventId)
  assert.equal(context.products[0]!.qty, Number(boxes))
})
