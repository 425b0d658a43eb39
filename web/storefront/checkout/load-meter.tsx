import { formatQuantity } from '#platform/format.ts'

/** The fill level from which the gauge turns amber, 0 to 1. */
const NEARLY_FULL = 0.9

/** The used share of one trip, as a bar and as figures. */
export const LoadMeter = ({
  name,
  value,
  max,
  unit,
}: {
  name: string
  value: number
  max: number
  unit: string
}) => (
  <span className="num grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-2 text-12 text-ink-2">
    {name}
    <span
      role="meter"
      aria-label={`${name} per rit`}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      className="meter"
      data-full={value > max * NEARLY_FULL ? '' : undefined}
    >
      <span style={{ width: `${Math.min(100, (100 * value) / max)}%` }} />
    </span>
    <b className="min-w-17 text-right font-semibold text-ink">
      {formatQuantity(Number(value.toFixed(1)))} {unit}
    </b>
  </span>
)
