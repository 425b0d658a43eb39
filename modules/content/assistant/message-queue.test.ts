import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SHORT_LIST_LINES } from '#modules/selling/material-lists/rules/limits.ts'
import { readReply } from '#tests/dialogues/run-dialogues.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()
/** A list that waits in the queue of long ones, and takes a second or so. */
const LINES = 10 * SHORT_LIST_LINES
/** More than the queue of long lists has room for. Few enough for a slow machine: who waits ten seconds is turned away. */
const MESSAGES = 40

test('POST /chat/message: forty at once are all answered, beside long lists that are being matched', async () => {
  const text = Array.from({ length: LINES }, (_, at) => `semen ${at + 1} kg 5 sak`).join('\n')
  const visitors = Array.from({ length: MESSAGES }, (_, at) =>
    shop.client({ ipAddress: `198.51.${at}.7` }),
  )
  const threads = await Promise.all(
    visitors.map(async (api) => ({ api, ...(await api.assistant.session()) })),
  )
  const lists = ['203.0.113.7', '203.0.114.7', '203.0.115.7'].map((ipAddress) =>
    shop.client({ ipAddress }).materialLists.match({ form: { text } }),
  )
  const sent = await Promise.allSettled(
    threads.map(({ api, threadId }) =>
      api.assistant.message({
        body: { threadId, message: 'semen 50 kg 20 sak, triplek 9mm 5 lembar' },
      }),
    ),
  )
  assert.deepEqual(
    sent.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : [])),
    [],
  )
  for (const { api, threadId } of threads.slice(0, 5))
    assert.match((await readReply(api, threadId, undefined)).reply, /Dicatat/)
  for (const list of await Promise.all(lists)) assert.equal(list.lines.length, LINES)
})
