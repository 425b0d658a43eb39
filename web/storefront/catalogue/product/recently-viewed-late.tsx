import { lazy, Suspense, useEffect, useState, type ComponentProps } from 'react'

// The list is in the browser only, so its script may come after the page's own. Without it nothing is shown.
const List = lazy(() => import('./recently-viewed.tsx').catch(() => ({ default: () => null })))

/** The products that this browser viewed lately, once the page itself is there. */
export function RecentlyViewed(props: ComponentProps<typeof List>) {
  const [isMounted, setIsMounted] = useState(false)
  useEffect(() => setIsMounted(true), [])
  return (
    isMounted && (
      <Suspense>
        <List {...props} />
      </Suspense>
    )
  )
}
