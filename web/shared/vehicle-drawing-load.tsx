import type { ReactNode } from 'react'

/** Stacked goods: courses about 8 units high with staggered joints. */
export function Load({
  x,
  base,
  width,
  height,
  active,
}: {
  x: number
  base: number
  width: number
  height: number
  active: boolean
}): ReactNode {
  const rows = Math.max(1, Math.round(height / 8))
  const course = height / rows
  const joints = Array.from({ length: rows }, (_, row) => {
    const y = base - course * row
    const first = row % 2 === 1 ? 9 : 17
    const count = Math.max(0, Math.ceil((width - first) / 17))
    const uprights = Array.from(
      { length: count },
      (_none, i) => `M${x + first + i * 17} ${y}v${-course}`,
    )
    return `M${x} ${y}h${width}${uprights.join('')}`
  })
  return (
    <>
      <rect
        x={x}
        y={base - height}
        width={width}
        height={height}
        fill={active ? 'var(--color-warning-gauge)' : 'var(--color-concrete-200)'}
      />
      <path
        d={joints.join('')}
        fill="none"
        stroke="var(--color-white)"
        strokeOpacity={0.55}
        strokeWidth={1.2}
      />
    </>
  )
}
