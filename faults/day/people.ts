import type pg from 'pg'
import { createStaffToken } from '#bench/data/staff-token.ts'
import type { Db } from '#platform/database/database.ts'
import { createSignedInBuyers, type TestBuyer } from '#tests/support/accounts/buyers.ts'
import { openBank } from '../bank.ts'
import { createDayRecord, type DayRecord } from './record.ts'
import { createStaffRequests, type StaffRequests } from './staff-requests.ts'
import { loadGoods, type DayGoods } from './goods.ts'

/** Everybody and everything that visits share. */
export type People = {
  /** Takes a buyer whom no visit has had. */
  takeBuyer(): TestBuyer
  /** Has so many more ready; they register before the day begins. */
  addBuyers(count: number): Promise<void>
  listAccountIds(): string[]
  staffToken: string
  bank: Awaited<ReturnType<typeof openBank>>
  goods: DayGoods
  staffRequests: StaffRequests
  record: DayRecord
}

/** Registered at once, on so many connections. */
const AT_ONCE = 4

/** Prepares a shop for a day. */
export async function preparePeople(
  { db, pool }: { db: Db; pool: pg.Pool },
  getOrigin: () => string,
): Promise<People> {
  const buyers: TestBuyer[] = []
  let taken = 0
  return {
    takeBuyer: () => buyers[taken++]!,
    async addBuyers(count) {
      const missing = count - (buyers.length - taken)
      const part = Math.ceil(Math.max(0, missing) / AT_ONCE)
      const parts = Array.from({ length: AT_ONCE }, () => createSignedInBuyers(db, part))
      buyers.push(...(await Promise.all(parts)).flat())
    },
    listAccountIds: () => buyers.slice(0, taken).map(({ accountId }) => accountId),
    staffToken: await createStaffToken(pool),
    bank: await openBank(pool, getOrigin),
    goods: await loadGoods(pool),
    staffRequests: createStaffRequests(),
    record: createDayRecord(),
  }
}
