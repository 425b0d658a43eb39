import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { connect } from '../database/database.ts'
import { enqueue } from './jobs.ts'
import { startWorker } from './worker.ts'
import { useTestShop } from '#tests/support/shop.ts'

const shop = await useTestShop()

const NAME = 'uji-pekerja'

/** A worker with connections of its own, as the shop starts it. */
async function startTestWorker(
  jobs: Parameters<typeof startWorker>[2],
  options: Parameters<typeof startWorker>[3] = {},
) {
  const { db, pool } = connect(shop.databaseUrl, { max: 6, applicationName: NAME })
  const worker = await startWorker(pool, { ...shop.deps, db }, jobs, options)
  return { stop: () => worker.stop().finally(() => db.destroy()) }
}

/** Ends the worker's connections and refuses new ones, as a stopped database does. */
async function withoutDatabase(work: () => Promise<void>) {
  const url = new URL(shop.databaseUrl)
  const database = pg.escapeIdentifier(url.pathname.slice(1))
  url.pathname = '/postgres'
  const admin = new pg.Client({ connectionString: url.href })
  await admin.connect()
  try {
    await admin.query(`alter database ${database} with allow_connections false`)
    await admin.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [NAME],
    )
    await work()
  } finally {
    await admin.query(`alter database ${database} with allow_connections true`)
    await admin.end()
  }
}

/** Waits until a line of the log, after so many, contains the text. */
async function waitForLog(text: string, before: number) {
  while (!shop.logged.slice(before).some((line) => line.includes(text)))
    await new Promise(setImmediate)
}

test('startWorker: a job that ends while the database is away runs again, and so do later ones', async () => {
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const ranAgain = Promise.withResolvers<void>()
  const laterRan = Promise.withResolvers<void>()
  let runs = 0
  const worker = await startTestWorker({
    'uji.pertama': async () => {
      runs += 1
      if (runs > 1) return ranAgain.resolve()
      started.resolve()
      await released.promise
    },
    'uji.kemudian': async () => laterRan.resolve(),
  })
  try {
    const before = shop.logged.length
    await enqueue(shop.db, { name: 'uji.pertama', payload: {} })
    await started.promise
    await withoutDatabase(async () => {
      released.resolve()
      await waitForLog('Failed to complete jobs', before)
    })
    await enqueue(shop.db, { name: 'uji.kemudian', payload: {} })
    await Promise.all([ranAgain.promise, laterRan.promise])
  } finally {
    await worker.stop()
  }
})

test('startWorker: a job that fails while the database is away is tried again', async () => {
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const ranAgain = Promise.withResolvers<void>()
  let runs = 0
  const worker = await startTestWorker({
    'uji.gagal': async () => {
      runs += 1
      if (runs > 1) return ranAgain.resolve()
      started.resolve()
      await released.promise
      throw new Error('gagal')
    },
  })
  try {
    const before = shop.logged.length
    await enqueue(shop.db, { name: 'uji.gagal', payload: {} })
    await started.promise
    await withoutDatabase(async () => {
      released.resolve()
      await waitForLog('Failed to fail jobs', before)
    })
    await ranAgain.promise
  } finally {
    await worker.stop()
  }
})

test('startWorker: recovers from a database that fails at its first look for jobs', async () => {
  const before = shop.logged.length
  const ran = Promise.withResolvers<void>()
  await shop.pool.query('alter table graphile_worker._private_tasks rename to hidden_tasks')
  const worker = await startTestWorker({ 'uji.pulih': async () => ran.resolve() })
  try {
    await waitForLog('worker ended', before)
    await shop.pool.query('alter table graphile_worker.hidden_tasks rename to _private_tasks')
    await enqueue(shop.db, { name: 'uji.pulih', payload: {} })
    await ran.promise
  } finally {
    await worker.stop()
  }
})

test('startWorker: another worker leaves a long job to the one that runs it', async () => {
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  let runs = 0
  const jobs = {
    'uji.lama': async () => {
      runs += 1
      started.resolve()
      await released.promise
    },
  }
  const first = await startTestWorker(jobs)
  await enqueue(shop.db, { name: 'uji.lama', payload: {} })
  await started.promise
  await shop.pool.query(
    `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'
     where locked_by is not null`,
  )
  // A worker releases the jobs of silent ones as soon as it starts.
  const second = await startTestWorker(jobs)
  const { rows } = await shop.pool.query(
    'select 1 from graphile_worker._private_jobs where locked_by is not null',
  )
  released.resolve()
  await first.stop()
  await second.stop()
  assert.deepEqual([rows.length, runs], [1, 1])
})

test('startWorker: every run of a job is observed with its outcome', async () => {
  const observed: string[] = []
  const isOver = Promise.withResolvers<void>()
  const metrics = {
    observe(job: string, outcome: string, durationMs: number) {
      assert.ok(durationMs >= 0)
      if (observed.push(`${job} ${outcome}`) === 2) isOver.resolve()
    },
  }
  const worker = await startTestWorker(
    {
      'uji.jadi': async () => {},
      'uji.batal': async () => {
        throw new Error('batal')
      },
    },
    { metrics },
  )
  await enqueue(shop.db, { name: 'uji.jadi', payload: {} })
  await enqueue(shop.db, { name: 'uji.batal', payload: {} })
  await isOver.promise
  await worker.stop()
  assert.deepEqual(observed.sort(), ['uji.batal failed', 'uji.jadi done'])
})
