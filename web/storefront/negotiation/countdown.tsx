import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * The time that is left, `1 hari 04:12:33`; nothing before scripts run, because the date says it too. When it is over,
 * the page is read again: there is nothing to decide any more.
 */
export function Countdown({ until }: { until: string }) {
  const [leftMs, setLeftMs] = useState<number>()
  const { revalidate } = useRevalidator()
  const isOver = leftMs === 0
  useEffect(() => {
    const tick = () => setLeftMs(Math.max(0, Date.parse(until) - Date.now()))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  useEffect(() => {
    if (isOver) void revalidate()
  }, [isOver, revalidate])
  if (leftMs === undefined) return null
  // It changes every second, so screen readers are left with the date.
  return (
    <b aria-hidden className="num whitespace-nowrap">
      {formatTimeLeft(leftMs)}
    </b>
  )
}

function formatTimeLeft(leftMs: number): string {
  const seconds = Math.floor(leftMs / 1000)
  const pad = (value: number) => String(value).padStart(2, '0')
  const days = Math.floor(seconds / 86_400)
  const clock = `${pad(Math.floor((seconds % 86_400) / 3600))}:${pad(Math.floor((seconds % 3600) / 60))}:${pad(seconds % 60)}`
  return days > 0 ? `${days} hari ${clock}` : clock
}
