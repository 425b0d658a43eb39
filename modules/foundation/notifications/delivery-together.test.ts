import assert from 'node:assert/strict'
import { test } from 'node:test'
import { executeBatch } from '#platform/database/write-batch.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { useTestShop } from '#tests/support/shop.ts'
import { notificationJobs } from './jobs.ts'
import { emailWrites } from './service.ts'

const shop = await useTestShop()

test('emailWrites: messages that are written together are each sent once, also when one of them fails at first', async () => {
  const recipients = Array.from({ length: 6 }, (_, nr) => `bersama-${nr}@contoh.id`)
  const sent: string[] = []
  const allSent = Promise.withResolvers<void>()
  let isRefused = false
  shop.deps.mail = {
    async send({ to }) {
      if (!recipients.includes(to)) return
      if (to === recipients[2] && !isRefused) {
        isRefused = true
        throw new Error('mailbox busy')
      }
      sent.push(to)
      if (sent.length === recipients.length) allSent.resolve()
    },
  }
  await executeBatch(shop.db, [
    emailWrites(
      shop.deps,
      recipients.map((recipient) => ({
        template: 'orders.shipped',
        recipient,
        subject: 'Pesanan Anda dikirim',
        paragraphs: ['Halo, pesanan Anda dalam perjalanan.'],
      })),
    ),
  ])
  const worker = await startWorker(shop.pool, shop.deps, notificationJobs)
  try {
    await allSent.promise
  } finally {
    await worker.stop()
  }
  assert.deepEqual(sent.toSorted(), recipients)
  const { rows } = await shop.pool.query(
    'select count(*) from message where recipient = any($1) and sent_at is not null and failure is null',
    [recipients],
  )
  assert.equal(rows[0].count, 6)
})
