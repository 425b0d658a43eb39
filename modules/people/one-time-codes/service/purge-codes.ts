import type { AppDeps } from '#platform/http/context.ts'
import { deleteCodesBefore } from '../store/codes.ts'

/** Deletes codes that were requested before a time at which nobody can try or count them any more. */
export const purgeCodes = async ({ db }: Pick<AppDeps, 'db'>, before: Date): Promise<void> =>
  void (await deleteCodesBefore(db, before))
