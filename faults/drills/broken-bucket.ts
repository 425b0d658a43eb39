import { startS3Service } from '#tests/support/servers/s3-service.ts'
import type { Drill } from '../drill.ts'
import { createSenders, startFileLoad } from '../file-load.ts'
import { auditOrders, findOrderFailures, startOrderLoad } from '../order-load.ts'
import { formatSeconds } from '../report.ts'
import { startSeededDatabase } from '../seeded-data.ts'
import { startShop } from '../shop-process.ts'

type Service = Awaited<ReturnType<typeof startS3Service>>['state']

/** How long the bucket stays as it is (ms). */
const FAULT_MS = 8_000
const BUYERS = 4
const SENDERS = 4

/** What is wrong with the bucket, and how to mend it: `mended` is what it was before. */
const FAULTS: Record<string, Partial<Service>> = {
  'slow (2 s)': { delayMs: 2_000 },
  refusing: { failures: Number.MAX_SAFE_INTEGER },
  'denying writes': { isReadOnly: true },
  'cutting connections': { resets: Number.MAX_SAFE_INTEGER },
  'half answers': { cuts: Number.MAX_SAFE_INTEGER },
  silent: { isSilent: true },
}
const MENDED: Partial<Service> = {
  delayMs: 0,
  failures: 0,
  isReadOnly: false,
  resets: 0,
  cuts: 0,
  isSilent: false,
}

/**
 * The bucket breaks in six ways while people send files, read them and order: a file that was acknowledged is
 * there, whole; one that was not is a 503 with a sentence; what breaks off while it is read ends as broken; orders know
 * nothing of it.
 */
export const brokenBucket: Drill = {
  name: 'broken-bucket',
  title: `S3 ${Object.keys(FAULTS).join(', ')}; files and orders go on`,
  rounds: 1,
  async run(context) {
    const database = await startSeededDatabase(context)
    const { account, state, close } = await startS3Service()
    context.onEnd(close)
    const shop = await startShop(context, {
      env: {
        DATABASE_URL: database.url,
        DEMO: '0',
        S3_ENDPOINT: account.endpoint,
        S3_BUCKET: account.bucket,
        S3_REGION: account.region,
        S3_ACCESS_KEY_ID: account.accessKeyId,
        S3_SECRET_ACCESS_KEY: account.secretAccessKey,
      },
    })
    const load = await startOrderLoad(shop, BUYERS)
    const failures: string[] = []
    const figures: string[] = []
    for (let round = 1; round <= context.rounds; round++)
      for (const [name, fault] of Object.entries(FAULTS)) {
        context.endSignal.throwIfAborted()
        const files = startFileLoad(shop.origin, await createSenders(database.url, SENDERS))
        await files.waitForAcknowledged()
        const brokenAt = performance.now()
        Object.assign(state, fault)
        await load.waitForOrderSentAfter(brokenAt + FAULT_MS, 60_000)
        const orderMs = load.findLongestWait(brokenAt)
        Object.assign(state, MENDED)
        const mendedAt = performance.now()
        await files.waitForAcknowledged()
        const backMs = performance.now() - mendedAt
        const result = await files.finish()
        failures.push(...result.failures.map((failure) => `${name}: ${failure}`))
        figures.push(
          `${name}: ${result.acknowledged} files stored and read again, ${result.unavailable} answers 503, ${result.brokenOff} downloads broken off, the longest ${formatSeconds(result.longestMs)}; an order waited at most ${formatSeconds(orderMs)}; files again after ${formatSeconds(backMs)}`,
        )
      }
    await load.finish()
    const orders = await auditOrders(database.url, load)
    if (load.countLost() > 0) failures.push(`${load.countLost()} requests of buyers were lost`)
    return { failures: [...failures, ...findOrderFailures(orders, load)], figures, orders }
  },
}
