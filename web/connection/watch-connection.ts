import { readConnectionState, updateConnection } from './connection-state.ts'
import { holdFormOfCopy, readCopyMark } from './copy.ts'
import { followHistory, getRouter } from './router.ts'

/** Follows the connection while the page is shown. Returns the function that ends it. */
export function watchConnection(): () => void {
  const router = getRouter()
  const endFollowing = router && followHistory(router)
  updateConnection({ copy: readCopyMark() })
  if (!navigator.onLine) goOffline()
  addEventListener('offline', goOffline)
  addEventListener('online', goOnline)
  addEventListener('submit', holdFormOfCopy, { capture: true })
  return () => {
    endFollowing?.()
    removeEventListener('offline', goOffline)
    removeEventListener('online', goOnline)
    removeEventListener('submit', holdFormOfCopy, { capture: true })
  }
}

const goOffline = () => updateConnection({ failure: 'offline' })

/** A form keeps what it shows, and its key; only a copy is renewed. */
function goOnline() {
  updateConnection({ failure: undefined })
  if (readConnectionState().copy) void getRouter()?.revalidate()
}
