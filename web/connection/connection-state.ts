import type { ConnectionFailure } from './failure.ts'

export type ConnectionState = {
  /** The failure that the line above the page tells. */
  failure: ConnectionFailure | undefined
  /** What the page says about itself if it is the service worker's copy: how old it is. */
  copy: string | undefined
}

const healthy: ConnectionState = { failure: undefined, copy: undefined }
let current = healthy
const listeners = new Set<() => void>()

export const readConnectionState = (): ConnectionState => current
/** The server renders every page as if the connection were there. */
export const readServerState = (): ConnectionState => healthy

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A failure that comes again is told again. */
export function updateConnection(change: Partial<ConnectionState>): void {
  const next = { ...current, ...change }
  if (!next.failure && !current.failure && next.copy === current.copy) return
  current = next
  for (const listener of listeners) listener()
}
