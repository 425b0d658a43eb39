import type { ReactNode } from 'react'

export type VehicleKind = 'pickup' | 'engkel' | 'cdd' | 'fuso'

/**
 * Dimensions of each lorry in a field of 200 × 80: bed, cab, and the wheels with their positions.
 */
const DIMENSIONS: Record<
  VehicleKind,
  {
    x: number
    bed: number
    high: number
    cab: number
    cabHigh: number
    wheel: number
    axles: number[]
  }
> = {
  pickup: { x: 12, bed: 62, high: 22, cab: 44, cabHigh: 34, wheel: 8.5, axles: [28, 96] },
  engkel: { x: 10, bed: 92, high: 36, cab: 40, cabHigh: 42, wheel: 10, axles: [32, 122] },
  cdd: { x: 8, bed: 116, high: 42, cab: 41, cabHigh: 45, wheel: 10.5, axles: [30, 53, 146] },
  fuso: { x: 6, bed: 138, high: 48, cab: 42, cabHigh: 52, wheel: 11.5, axles: [24, 50, 164] },
}

const GROUND_Y = 70

type Props = {
  kind: VehicleKind
  /** Filled share of the bed, 0 to 1. */
  fill?: number | undefined
  /** Grey when the vehicle is not chosen. */
  active?: boolean | undefined
  className?: string | undefined
}

/**
 * A lorry from the side with its load as high as it is full. Decorative: the text says the same.
 */
export function VehicleDrawing({ kind, fill = 0, active = true, className }: Props) {
  const { x, bed, high, cab, cabHigh, wheel, axles } = DIMENSIONS[kind]
  const floor = GROUND_Y - wheel - 2
  const frame = active ? 'var(--color-concrete-800)' : 'var(--color-concrete-400)'
  const load = (high - 5) * Math.max(0, Math.min(1, fill))
  return (
    <svg viewBox="0 0 200 80" aria-hidden="true" focusable="false" className={className}>
      <path d={`M0 ${GROUND_Y + 0.5}H200`} stroke="var(--color-concrete-200)" strokeWidth={1.5} />
      <rect x={x} y={floor} width={bed + 8} height={5} fill={frame} />
      <rect
        x={x + 1}
        y={floor - high}
        width={bed - 2}
        height={high}
        fill="var(--color-white)"
        stroke={frame}
        strokeWidth={2}
      />
      {load > 0 && (
        <Load x={x + 3} base={floor - 2} width={bed - 6} height={load} active={active} />
      )}
      <Cab x={x + bed + 4} width={cab} height={cabHigh} active={active} />
      {axles.map((axle) => (
        <Wheel key={axle} x={axle} radius={wheel} colour={frame} />
      ))}
    </svg>
  )
}

/** Stacked goods: courses about 8 units high with staggered joints. */
function Load({
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

function Cab({
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

const Wheel = ({ x, radius, colour }: { x: number; radius: number; colour: string }): ReactNode => (
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
