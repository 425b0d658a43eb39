import { useEffect } from 'react'
import { Icon } from '../ui/icons/icon.tsx'
import { updateConnection, useConnection } from './connection-state.ts'
import { noticeMessages } from './failure.ts'
import { watchConnection } from './watch-connection.ts'

/** How long the line stays after a failure while the device is online (ms). */
const SHOWN_MS = 8_000

/**
 * A line above the page that says why nothing happens. It is part of every page's scripts, because
 * nothing can be loaded when it is needed.
 */
export function ConnectionNotice() {
  const state = useConnection()
  const { failure, copy } = state
  useEffect(watchConnection, [])
  useEffect(() => {
    if (!state.failure || state.failure === 'offline') return
    const timer = setTimeout(() => updateConnection({ failure: undefined }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [state])
  const text = copy ?? (failure && noticeMessages[failure])
  return (
    <div role="status" data-connection="" className="sticky top-0 z-50">
      {text && (
        <p className="on-dark wrap flex items-center gap-2 bg-concrete-900 py-2 text-14 text-white">
          <Icon name="info" small />
          {text}
        </p>
      )}
    </div>
  )
}
