import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page's data again, some time after each answer, as long as what it shows is being worked on. */
export function usePolling(isBusy: boolean, intervalMs: number): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isBusy || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), intervalMs)
    return () => clearTimeout(timer)
  }, [isBusy, intervalMs, state, revalidate])
}
