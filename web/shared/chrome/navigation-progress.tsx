import { useNavigation } from 'react-router'
import { useConnection } from '#web/connection/connection-state.ts'

/** A thin line at the top while the next page loads; it appears after a short delay. */
export function NavigationProgress() {
  const { isPreparing } = useConnection()
  const isNavigating = useNavigation().state !== 'idle' || isPreparing
  return (
    <output
      aria-label="Memuat halaman"
      hidden={!isNavigating}
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="h-full w-2/5 animate-slide bg-helm-600" />
    </output>
  )
}
