import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Reads the page's data again where the browser shows it as it was left: going back, browsers answer from their cache,
 * or restore the whole page, with cases that have been settled since.
 */
export function useFreshReturn(): void {
  const { revalidate } = useRevalidator()
  const refresh = useEffectEvent(() => void revalidate())
  useEffect(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    if (entry?.type === 'back_forward') refresh()
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) refresh()
    }
    addEventListener('pageshow', handleShow)
    return () => removeEventListener('pageshow', handleShow)
  }, [])
}
