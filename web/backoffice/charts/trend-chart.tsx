import { useId } from 'react'
import { listTicks } from './nice-scale.ts'
import { formatShortNumber } from './short-number.ts'

export type TrendPoint = {
  /** The day, week or month, in full. */
  name: string
  /** The same, short, below the chart. */
  short: string
  value: number | null
  /** The value of the period before. */
  before?: number | null | undefined
}

type Props = {
  /** What the chart says, in one sentence, for screen readers. */
  summary: string
  points: readonly TrendPoint[]
  format: (value: number) => string
  /** Of the lines at the edge; short numbers where it is left out. */
  formatTick?: ((value: number) => string) | undefined
  /** What the bars and the line are, where there is a period before. */
  legend?: { now: string; before: string } | undefined
}

/** So many names fit below a chart on a phone. */
const MAX_NAMES = 7

/** Bars of a period, with a dashed line of the period before. Drawn on the server, legible without colours and in print. */
export function TrendChart({ summary, points, format, formatTick, legend }: Props) {
  const id = useId()
  const values = points.flatMap(({ value, before }) => [value ?? 0, before ?? 0])
  const ticks = listTicks(Math.max(0, ...values))
  const top = ticks.at(-1)!
  const step = Math.ceil(points.length / MAX_NAMES)
  return (
    <figure className="m-0">
      {legend && (
        <p aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-12 text-ink-2">
          <span className="flex items-center gap-2">
            <span className="size-3 rounded-small bg-tarp-600 print:border-6 print:border-tarp-600" />
            {legend.now}
          </span>
          <span className="flex items-center gap-2">
            <span className="w-5 border-t-2 border-dashed border-helm-600" />
            {legend.before}
          </span>
        </p>
      )}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <div aria-hidden="true" className="num relative min-w-9 text-right text-[11px] text-ink-2">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute right-0 -translate-y-1/2 whitespace-nowrap"
              style={{ top: `${100 - (tick / top) * 100}%` }}
            >
              {(formatTick ?? formatShortNumber)(tick)}
            </span>
          ))}
          {/* Takes the width of the widest. */}
          <span className="invisible block h-0 whitespace-nowrap">
            {(formatTick ?? formatShortNumber)(top)}
          </span>
        </div>
        <svg
          viewBox={`0 0 ${points.length * 10} 100`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={id}
          className="h-52 w-full overflow-visible"
        >
          <title id={id}>{summary}</title>
          {ticks.map((tick) => (
            <line
              key={tick}
              x1="0"
              x2={points.length * 10}
              y1={100 - (tick / top) * 100}
              y2={100 - (tick / top) * 100}
              className={tick === 0 ? 'stroke-line-control' : 'stroke-line'}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {points.map((point, index) => (
            <g key={point.name}>
              <rect
                x={index * 10 + 1.6}
                width="6.8"
                y={100 - ((point.value ?? 0) / top) * 100}
                height={((point.value ?? 0) / top) * 100}
                className="fill-tarp-600"
              />
              {/* The whole column answers to the pointer. */}
              <rect x={index * 10} y="0" width="10" height="100" fill="transparent">
                <title>{describePoint(point, format)}</title>
              </rect>
            </g>
          ))}
          <BeforeLine points={points} top={top} />
        </svg>
      </div>
      <ol
        aria-hidden="true"
        className="num mt-1.5 ml-11 grid text-center text-[11px] text-ink-2"
        style={{ gridTemplateColumns: `repeat(${points.length}, minmax(0, 1fr))` }}
      >
        {points.map(({ name, short }, index) => (
          <li key={name} className="relative h-4">
            {index % step === 0 && (
              <span className="absolute left-1/2 -translate-x-1/2 whitespace-nowrap">{short}</span>
            )}
          </li>
        ))}
      </ol>
    </figure>
  )
}

/** A single text: a title of SVG takes no more. */
function describePoint({ name, value, before }: TrendPoint, format: Props['format']): string {
  const shown = `${name}: ${value === null ? 'belum ada' : format(value)}`
  if (before === undefined) return shown
  return `${shown} (sebelumnya ${before === null ? 'tidak ada' : format(before)})`
}

function BeforeLine({ points, top }: { points: readonly TrendPoint[]; top: number }) {
  const line = points
    .flatMap(({ before }, index) =>
      before === undefined || before === null
        ? []
        : [`${index * 10 + 5},${100 - (before / top) * 100}`],
    )
    .join(' ')
  if (!line) return null
  return (
    <polyline
      points={line}
      fill="none"
      className="pointer-events-none stroke-helm-600"
      strokeWidth="2"
      strokeDasharray="5 4"
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
    />
  )
}
