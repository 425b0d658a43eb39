import { Cab, Wheel, GROUND_Y } from './vehicle-drawing-parts.tsx'
import { Load } from './vehicle-drawing-load.tsx'

type VehicleKind = 'pickup' | 'engkel' | 'cdd' | 'fuso' | 'tronton'

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
  tronton: { x: 4, bed: 144, high: 52, cab: 42, cabHigh: 54, wheel: 11, axles: [22, 46, 70, 168] },
}

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
