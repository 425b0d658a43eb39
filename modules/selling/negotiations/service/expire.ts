import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as emails from '../emails.ts'
import { hasExpired } from '../rules/validity.ts'
import * as store from '../store/negotiations.ts'
import { takeStep } from './transitions.ts'

/** Ends an offer whose time is over; does nothing to any other negotiation. */
export const expire = (
  deps: AppDeps,
  { negotiationId }: { negotiationId: string },
): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const record = await store.lock(deps.db, negotiationId)
    if (!record || !hasExpired(record, deps.clock.now())) return
    await takeStep(deps, record, 'expired', { by: { kind: 'system', name: 'Sistem' } })
    await emails.queueExpiredEmail(deps, record)
  })

/** Reminds the buyer of an offer whose time is nearly over; does nothing about any other negotiation. */
export const remind = (
  deps: AppDeps,
  { negotiationId }: { negotiationId: string },
): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const record = await store.lock(deps.db, negotiationId)
    const isOpen = record?.status === 'countered' || record?.status === 'accepted'
    if (!isOpen || hasExpired(record, deps.clock.now())) return
    await emails.queueExpiringEmail(deps, record)
  })
