/**
 * Cards in a grid with hairlines between them: one column on a phone, up to four on a wide screen.
 */
export function ProductGrid({
  columns = 4,
  hasSidebar = false,
  children,
}: {
  columns?: 3 | 4 | undefined
  /** One column less, beside a column of filters. */
  hasSidebar?: boolean | undefined
  children: React.ReactNode
}) {
  const columnClasses = hasSidebar
    ? 'xl:grid-cols-3'
    : `lg:grid-cols-3 ${columns === 4 ? 'xl:grid-cols-4' : ''}`
  return (
    <div
      className={`-mx-(--edge) grid gap-px border-y border-line bg-face md:mx-0 [&>*]:outline-1 [&>*]:outline-line md:grid-cols-2 md:overflow-clip md:rounded-card md:border ${columnClasses}`}
    >
      {children}
    </div>
  )
}
