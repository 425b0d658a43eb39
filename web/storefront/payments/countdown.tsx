import { useEffect, useState } from 'react'

/** The time that is left, counted from the shop's clock: `23 : 59 : 08`. */
export function Countdown({ now, until }: { now: string; until: string }) {
  const initialMs = Date.parse(until) - Date.parse(now)
  const [leftMs, setLeftMs] = useState(initialMs)
  useEffect(() => {
    const startedAt = performance.now()
    const tick = () => setLeftMs(initialMs - (performance.now() - startedAt))
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [initialMs])
  const seconds = Math.max(0, Math.floor(leftMs / 1_000))
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (
    <span role="timer" className="num text-20 font-heavy">
      {parts.map((part) => String(part).padStart(2, '0')).join(' : ')}
    </span>
  )
}
