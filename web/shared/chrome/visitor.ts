import { useCallback, useMemo } from 'react'
import type { DeliveryDistrict, SessionUser } from '#web/context.ts'
import { findReaderData, readReaderData } from '#web/reader/reader-data.ts'
import type { CartTotals, WaitingCounts } from '#web/shell.ts'
import { useShell } from './use-shell.ts'

/** What the chrome shows of a page's reader. */
export type Visitor = {
  user: SessionUser | null
  cart: CartTotals
  district?: DeliveryDistrict
  /** What waits for them, as the profile's navigation shows it. */
  waiting: WaitingCounts
}

/** The visitor of a page that is rendered for one reader. Throws in a shared page, which has slots instead. */
export function useVisitor(): Visitor | undefined {
  const data = useShell()?.visitor
  return useMemo(() => (data === undefined ? undefined : readReaderData(data)), [data])
}

/** For effects and handlers of any page: they run in the browser, where the visitor is known. */
export function useGetVisitor(): () => Visitor | undefined {
  const data = useShell()?.visitor
  return useCallback(() => findReaderData(data), [data])
}
