import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAfterTests } from '#tests/support/close-after-tests.ts'
import {
  createModelConversations,
  findSku,
  handIn,
  search,
} from '#tests/support/assistant/model-conversation.ts'
import {
  MODEL_KEY,
  openModelServer,
  type ModelStep,
} from '#tests/support/assistant/model-server.ts'
import { useTestShop } from '#tests/support/shop.ts'

const server = await closeAfterTests(openModelServer())
const shop = await useTestShop()
const { begin, useModel, sayWithoutModel } = createModelConversations(shop, server)

test('model: it looks goods up and notes them with the tools, and its words stand above the question of the shop', async () => {
  useModel()
  server.follow(({ results, round }) => {
    if (round === 0) return search('semen 50 kg')
    if (round === 1)
      return handIn({
        goods: [{ quote: 'semennya', sku: findSku(results), qty: 20, unit: 'sak' }],
        name: 'Lina',
      })
    return { text: 'Siap Bu Lina, semennya sudah saya catat. Ada lagi yang mau dipesan?' }
  })
  const { say } = await begin()
  const { reply, context } = await say('bu Lina nih, semennya dua puluh sak yah yg gede')
  assert.equal(reply, 'Siap Bu Lina, semennya sudah saya catat.\nAda lagi yang dibutuhkan?')
  const [cement] = context.products
  assert.deepEqual([cement!.qty, cement!.unit, context.name], [20, 'sak', 'Lina'])
  assert.match(cement!.item_category, /Semen/)
  assert.equal(server.keys.at(-1), `Bearer ${MODEL_KEY}`)
})

test('model: price, stock, coverage and delivery are the shop’s own words, and may be repeated', async () => {
  useModel()
  let results = ''
  server.follow((asked) => {
    const sku = findSku(asked.results) || findSku(results)
    results += asked.results
    if (asked.round === 0) return search('keramik lantai 40x40')
    if (asked.round === 1)
      return {
        calls: [
          { name: 'price', input: { sku, qty: 10 } },
          { name: 'stock', input: { sku } },
          { name: 'coverage', input: { sku, areaM2: 24 } },
          { name: 'delivery', input: { place: 'Bekasi' } },
        ],
      }
    const price = /Rp [\d.]+/.exec(asked.results)![0]
    return { text: `Harganya ${price} untuk 10 dus.` }
  })
  const { say } = await begin()
  const { reply } = await say('keramik 40x40 sepuluh dus berapa?')
  assert.match(reply, /^Harganya Rp [\d.]+ untuk 10 dus\./)
  assert.match(results, /dus/)
  assert.match(results, /24 m²: \d+ dus/)
  assert.match(results, /stok|tersedia|Indent/i)
})

test('model: while it is slow, silent, garbled, cut, endless or down, the built-in engine answers the same message', async () => {
  const message = 'semen 50 kg 20 sak, kirim ke jl mawar 7 Bekasi atas nama Lina'
  const expected = await sayWithoutModel(message)
  const steps: ModelStep[] = [
    ...(
      ['silent', 'trickling', 'garbled', 'not-json', 'endless', 'error', 'redirect'] as const
    ).map((fails) => ({ fails })),
    { text: 'Baik, semennya 20 s', isCut: true },
    { text: '' },
    { calls: [{ name: 'update_order', input: 'not json' }] },
    { calls: [{ name: 'hapus_database', input: {} }] },
  ]
  for (const step of steps) {
    useModel({ timeoutMs: 400 })
    server.follow(() => step)
    const { reply, context } = await (await begin()).say(message)
    assert.equal(reply, expected.reply, JSON.stringify(step))
    assert.deepEqual(context, expected.context, JSON.stringify(step))
  }
})

test('model: what it began before it failed is not kept, and a conversation goes on without it', async () => {
  useModel({ timeoutMs: 400 })
  server.follow(({ results, round }) => {
    if (round === 0) return search('semen 50 kg')
    if (round === 1) return handIn({ goods: [{ quote: 'semen', sku: findSku(results), qty: 20 }] })
    return { text: 'Semen 20 sak sudah dicatat.' }
  })
  const { say } = await begin()
  assert.equal((await say('semen gede 20 sak')).context.products.length, 1)
  server.follow(({ round }) => (round === 0 ? handIn({ isListDone: true }) : { fails: 'silent' }))
  const next = await say('tambah triplek 9mm 10 lembar')
  assert.deepEqual(
    next.context.products.map(({ qty }) => qty),
    [20, 10],
  )
  assert.match(next.reply, /Ada lagi yang dibutuhkan/)
  const done = await say('udah itu aja')
  assert.match(done.reply, /Atas nama siapa/)
})

test('model: a conversation and a day have limits of tokens and of cost; the next day it is asked again', async () => {
  server.follow(() => ({ text: 'Baik.' }))
  const countAsked = async (say: (message: string) => Promise<unknown>, times: number) => {
    const before = server.bodies.length
    for (let time = 0; time < times; time += 1) await say('halo')
    return server.bodies.length - before
  }
  useModel({ threadTokens: 2_000 })
  assert.equal(await countAsked((await begin()).say, 4), 2)
  assert.equal(await countAsked((await begin()).say, 1), 1)
  const { rows } = await shop.pool.query(
    'select input_tokens + output_tokens as spent from model_usage',
  )
  const spent = Number(rows[0].spent)
  useModel({ dayTokens: spent + 1_000 })
  assert.equal(await countAsked((await begin()).say, 3), 1)
  useModel({ dayCost: 1, inputPrice: 1_000_000, outputPrice: 1_000_000 })
  assert.equal(await countAsked((await begin()).say, 2), 0)
  shop.clock.advance(86_400_000)
  assert.equal(await countAsked((await begin()).say, 2), 1)
})

test('model: after three failures in a row it is left alone for a minute', async () => {
  useModel()
  server.follow(() => ({ fails: 'error' }))
  const { say } = await begin()
  const before = server.bodies.length
  for (let time = 0; time < 5; time += 1) assert.match((await say('semen ada?')).reply, /\p{L}/u)
  assert.equal(server.bodies.length - before, 3)
  shop.clock.advance(60_000)
  server.follow(() => ({ text: 'Semen ada.' }))
  assert.match((await say('semen ada?')).reply, /^Semen ada\./)
})

test('model: a message that is sent again under its key is answered once', async () => {
  useModel()
  server.follow(() => ({ text: 'Baik.' }))
  const { api, threadId, say } = await begin()
  await say('halo', 'model-once-1')
  const before = server.bodies.length
  const sent = await api.assistant.message(
    { body: { threadId, message: 'halo' } },
    { key: 'model-once-1' },
  )
  assert.equal(sent.threadId, threadId)
  assert.equal(server.bodies.length, before)
})

test('model: the person who answers a conversation is not disturbed by it', async () => {
  useModel()
  server.follow(() => ({ text: 'Baik.' }))
  const { threadId, say } = await begin()
  await say('halo')
  const staff = await shop.asStaff()
  await staff.staffAssistant.take({ id: threadId })
  const before = server.bodies.length
  await say('triplek ada?')
  assert.equal(server.bodies.length, before)
})
