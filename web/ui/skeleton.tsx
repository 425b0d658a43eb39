/** A grey placeholder while content loads. `className` sets its size. */
export function Skeleton({ className = '' }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden
      className={`animate-shimmer rounded-small bg-[linear-gradient(90deg,var(--color-concrete-100)_25%,var(--color-concrete-50)_45%,var(--color-concrete-100)_65%)] bg-size-[300%_100%] ${className}`}
    />
  )
}

/** The placeholder of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className="grid grid-cols-[108px_1fr] gap-3 bg-face p-4 md:grid-cols-1">
      <Skeleton className="aspect-square md:aspect-4/3" />
      <div className="grid content-start gap-2">
        <Skeleton className="h-3 w-1/3" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
