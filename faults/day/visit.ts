import type pg from 'pg'
import type { Dice } from '#tests/support/dice.ts'
import type { TestBuyer } from '#tests/support/accounts/buyers.ts'
import type { Api } from '#modules/client.ts'
import type { openBank } from '../bank.ts'
import type { StaffRequests } from './staff-requests.ts'
import type { DayGoods } from './goods.ts'
import type { DayRecord } from './record.ts'

/** A kind of visitor; `visitors/` has one file for each. */
export type DayVisitor = {
  /** What `--only` takes: `reader`. */
  name: string
  /** How many of a thousand visits are of this kind. */
  share: number
  /** Whether they are signed in, each with an account of their own. */
  isBuyer: boolean
  run(visit: Visit): Promise<unknown>
}

/** One visit: who comes, and what they can do. */
export type Visit = {
  /** Rolls the same for the same seed and visit. */
  dice: Dice
  /** Waits as long as people read or type: `seconds` on average. */
  think(seconds: number): Promise<void>
  /** Reads a page as a browser without scripts does, and times it as `kind`. Throws where it is an error. */
  read(kind: string, path: string): Promise<void>
  /** Times a call as `kind`. */
  time<T>(kind: string, work: () => Promise<T>): Promise<T>
  /** The calls of this visitor, from an address of their own. */
  api: Api
  /** Their account; only of visitors with `isBuyer`. */
  buyer: TestBuyer | undefined
  /** A colleague's calls. */
  staff: Api
  goods: DayGoods
  staffRequests: StaffRequests
  bank: Awaited<ReturnType<typeof openBank>>
  record: DayRecord
  pool: pg.Pool
}

/** One of several, by the visit's dice. */
export const pick = <T>(dice: Dice, from: readonly T[]): T => from[dice(0, from.length - 1)]!
