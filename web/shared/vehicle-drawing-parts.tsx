import type { ReactNode } from 'react'

export const GROUND_Y = 70

export function Cab({
  x,
  width,
  height,
  active,
}: {
  x: number
  width: number
  height: number
  active: boolean
}): ReactNode {
  const top = GROUND_Y - 4 - height
  const body = `M${x} ${GROUND_Y - 5}V${top + 4}q0 -4 4 -4h${width - 19}q4 0 6 4l8 17q1 2 1 5v${height - 31}q0 4 -4 4z`
  const pane = `M${x + 11} ${top + 7}h${width - 26}q2 0 3 2l6 13h-${width - 17}z`
  return (
    <>
      <path d={body} fill={active ? 'var(--color-tarp-600)' : 'var(--color-concrete-400)'} />
      <path d={pane} fill={active ? 'var(--color-tarp-100)' : 'var(--color-concrete-50)'} />
      <path
        d={`M${x + 5} ${GROUND_Y - 14}h6`}
        stroke="var(--color-white)"
        strokeOpacity={0.6}
        strokeWidth={2}
      />
      <rect
        x={x + width - 6}
        y={GROUND_Y - 18}
        width={5}
        height={5}
        rx={1}
        fill={active ? 'var(--color-warning-solid)' : 'var(--color-concrete-200)'}
      />
    </>
  )
}

export const Wheel = ({
  x,
  radius,
  colour,
}: {
  x: number
  radius: number
  colour: string
}): ReactNode => (
  <>
    <circle cx={x} cy={GROUND_Y - radius + 0.5} r={radius} fill={colour} />
    <circle
      cx={x}
      cy={GROUND_Y - radius + 0.5}
      r={radius * 0.42}
      fill="var(--color-concrete-100)"
    />
  </>
)
