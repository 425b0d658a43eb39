import { useSyncExternalStore } from 'react'
import type { ConnectionFailure } from './failure.ts'

export type ConnectionState = {
  /** The failure that the line above the page tells. */
  failure: ConnectionFailure | undefined
  /** What the page says about itself if it is the service worker's copy: how old it is. */
  copy: string | undefined
  /** Whether the scripts of the next page are being fetched; the navigation begins after them. */
  isPreparing: boolean
}

const healthy: ConnectionState = { failure: undefined, copy: undefined, isPreparing: false }
let current = healthy
const listeners = new Set<() => void>()

export const readConnectionState = (): ConnectionState => current
/** The server renders every page as if the connection were there. */
const readServerState = (): ConnectionState => healthy

function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The state for a component. */
export const useConnection = (): ConnectionState =>
  useSyncExternalStore(subscribeToConnection, readConnectionState, readServerState)

/** A failure that comes again is shown again. */
export function updateConnection(change: Partial<ConnectionState>): void {
  const next = { ...current, ...change }
  const isSame = next.copy === current.copy && next.isPreparing === current.isPreparing
  if (!next.failure && !current.failure && isSame) return
  current = next
  for (const listener of listeners) listener()
}
