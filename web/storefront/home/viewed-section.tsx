import { lazy, Suspense, useEffect, useRef, useState } from 'react'

// The list is in the browser only, so its script may come after the page's own. Without it nothing is shown.
const Products = lazy(() =>
  import('./viewed-products-section.tsx').catch(() => ({ default: () => null })),
)

/**
 * The products that this browser viewed lately. The page is the same for everybody, so they come after it: only while
 * their place is still below the window, so that nothing that is read is pushed away.
 */
export function ViewedSection({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null)
  const [isShown, setIsShown] = useState(false)
  useEffect(() => {
    if (isShown || !place.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      const { rootBounds, boundingClientRect } = entry!
      if (boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight)) setIsShown(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isShown])
  return (
    <div ref={place}>
      {isShown && (
        <Suspense>
          <Products title={title} />
        </Suspense>
      )}
    </div>
  )
}
