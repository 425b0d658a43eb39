import { useEffect, useState } from 'react'
import type { CodeKind } from './code-events.ts'
import { computeSecondsLeft, readSecondsLeft, storeRequestTime } from './request-time.ts'

/**
 * The seconds until another code can be requested, read each second from the stored time: right after a reload and in a
 * second tab.
 */
export function useResendWait(
  kind: CodeKind,
  sent: { requestedAt: string; now: string } | null,
): number {
  const [seconds, setSeconds] = useState(sent ? computeSecondsLeft(sent) : 0)
  useEffect(() => {
    if (sent) storeRequestTime(kind, sent)
    const tick = () => setSeconds(readSecondsLeft(kind))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [kind, sent])
  return seconds
}

/** `01:59`. */
export const formatWait = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
