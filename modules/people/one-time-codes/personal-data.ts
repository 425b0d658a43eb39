import type { AppDeps } from '#platform/http/context.ts'
import { deleteCodesOf } from './store/codes.ts'

/** Codes are secrets that are good for ten minutes: nobody downloads them. */
export const collectPersonalData = async () => ({})

/** Deletes the codes of an account with the number that they were sent to. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await deleteCodesOf(db, accountId))
