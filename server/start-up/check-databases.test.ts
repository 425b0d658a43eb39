import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { useTestShop } from '#tests/support/shop.ts'
import { createEmptyDatabase, dropDatabase } from '#tests/support/database/template-database.ts'
import { checkDatabases } from './check-databases.ts'

const { databaseUrl } = await useTestShop()
const NOBODY = 'postgres://toko:rahasia@127.0.0.1:1/toko'

/** Checks the addresses; returns what was warned of. */
async function check(addresses: {
  databaseUrl?: string
  directDatabaseUrl?: string
  standbyDatabaseUrl?: string
}): Promise<string[]> {
  const warnings: string[] = []
  await checkDatabases(
    {
      databaseUrl: undefined,
      directDatabaseUrl: undefined,
      standbyDatabaseUrl: undefined,
      ...addresses,
    },
    { warn: (_details: object, message?: string) => void warnings.push(message ?? '') },
  )
  return warnings
}

test('checkDatabases: an address at which no PostgreSQL opens is refused by name, without its password', async () => {
  const wrongPassword = new URL(databaseUrl)
  wrongPassword.username = 'tidak-ada'
  const refusals = [
    [
      { databaseUrl: NOBODY },
      /^DATABASE_URL: no PostgreSQL opens at 127\.0\.0\.1:1\/toko\. connect ECONNREFUSED/,
    ],
    [
      { databaseUrl: wrongPassword.href },
      /^DATABASE_URL: .*(authentication failed|does not exist)/,
    ],
    [
      { databaseUrl: 'postgres://toko@tidak-ada.invalid/toko' },
      /^DATABASE_URL: no PostgreSQL opens at tidak-ada\.invalid\/toko\. /,
    ],
    [{ databaseUrl, directDatabaseUrl: NOBODY }, /^DATABASE_DIRECT_URL: no PostgreSQL opens at /],
  ] as const
  for (const [addresses, message] of refusals)
    await assert.rejects(check(addresses), (thrown: Error) => {
      assert.match(thrown.message, message)
      assert.doesNotMatch(thrown.message, /rahasia/)
      return true
    })
})

test('checkDatabases: another database than DATABASE_URL is refused; a standby that is away is only warned of', async () => {
  const other = await createEmptyDatabase()
  try {
    await assert.rejects(
      check({ databaseUrl, standbyDatabaseUrl: other }),
      /^Error: DATABASE_STANDBY_URL is another database than DATABASE_URL\.$/,
    )
    await assert.rejects(
      check({ databaseUrl, directDatabaseUrl: other }),
      /^Error: DATABASE_DIRECT_URL is another database than DATABASE_URL\.$/,
    )
  } finally {
    await dropDatabase(other)
  }
  assert.deepEqual(
    await check({ databaseUrl, directDatabaseUrl: databaseUrl, standbyDatabaseUrl: databaseUrl }),
    [],
  )
  assert.deepEqual(await check({ databaseUrl, standbyDatabaseUrl: NOBODY }), [
    'the standby does not answer yet',
  ])
})

test('checkDatabases: a clock a minute off is refused with the difference; some seconds are not', async () => {
  const shift = async (ms: number) => {
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now: now + ms })
    try {
      return await check({ databaseUrl })
    } finally {
      mock.timers.reset()
    }
  }
  await assert.rejects(
    shift(60_000),
    /The clock of this machine is (59|60) s ahead of that of the database/,
  )
  await assert.rejects(
    shift(-60_000),
    /The clock of this machine is 6\d s behind that of the database/,
  )
  assert.deepEqual(await shift(10_000), [])
})
