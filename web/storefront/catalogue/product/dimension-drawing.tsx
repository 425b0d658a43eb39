import type { Dimensions, Side } from './dimensions.ts'

type Point = readonly [x: number, y: number]

const SIZE = 400
const MARGIN = 62
/** A side is drawn at least this share of the longest one, so that a thin sheet can be seen. */
const LEAST_SHARE = 0.055
/** From this share on the sides stand to each other as in reality. */
const LEAST_WIDTH_SHARE = 0.16
const COS_30 = Math.cos(Math.PI / 6)
/** How far a dimension line stands off its edge, as a share of the longest side. */
const OFFSET = 0.12

/** A variant as a block with its three measures, seen from above. */
export function DimensionDrawing({
  dimensions,
  name,
  isSmall = false,
}: {
  dimensions: Dimensions
  name: string
  /** Too small for words; what is around it names it. */
  isSmall?: boolean | undefined
}) {
  const { length, width, height } = dimensions
  const shareOf = (side: Side, least: number) => Math.max(least, side.mm / length.mm)
  const l = 1
  const w = shareOf(width, LEAST_WIDTH_SHARE)
  const h = shareOf(height, LEAST_SHARE)
  const place = fit([
    [0, w + OFFSET, 0],
    [l + OFFSET, 0, 0],
    [0, 0, h],
    [l + OFFSET, w + OFFSET, 0],
    [l, 0, h],
  ])
  const path = (...corners: Corner[]) =>
    `M${corners.map((corner) => place(corner).join(' ')).join('L')}`
  const isToScale = w === width.mm / length.mm && h === height.mm / length.mm
  return (
    <svg
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      {...(isSmall
        ? { 'aria-hidden': true }
        : {
            role: 'img',
            'aria-label': `Ukuran ${name}: ${length.text} × ${width.text} × ${height.text}`,
          })}
      className="size-full"
    >
      <g strokeWidth="1.5" strokeLinejoin="round" className="stroke-concrete-600">
        <path
          className="fill-concrete-100"
          d={`${path([0, 0, h], [l, 0, h], [l, w, h], [0, w, h])}Z`}
        />
        <path
          className="fill-concrete-200"
          d={`${path([0, w, 0], [l, w, 0], [l, w, h], [0, w, h])}Z`}
        />
        <path
          className="fill-concrete-300"
          d={`${path([l, 0, 0], [l, w, 0], [l, w, h], [l, 0, h])}Z`}
        />
      </g>
      <Measure
        from={place([0, w + OFFSET, 0])}
        to={place([l, w + OFFSET, 0])}
        edges={path([0, w, 0], [0, w + OFFSET, 0]) + path([l, w, 0], [l, w + OFFSET, 0])}
        text={isSmall ? '' : length.text}
        side="left"
      />
      <Measure
        from={place([l + OFFSET, w, 0])}
        to={place([l + OFFSET, 0, 0])}
        edges={path([l, w, 0], [l + OFFSET, w, 0]) + path([l, 0, 0], [l + OFFSET, 0, 0])}
        text={isSmall ? '' : width.text}
        side="right"
      />
      <Measure
        from={place([0, w + OFFSET / 2, 0])}
        to={place([0, w + OFFSET / 2, h])}
        edges={path([0, w, h], [0, w + OFFSET / 2, h])}
        text={isSmall ? '' : height.text}
        side="above"
      />
      {!isToScale && !isSmall && (
        <text x={SIZE / 2} y={SIZE - 10} textAnchor="middle" className="fill-ink-2 text-12">
          Gambar tidak sesuai skala
        </text>
      )}
    </svg>
  )
}

type Corner = readonly [x: number, y: number, z: number]

/** Isometric, from above, scaled to the middle of the drawing. */
function fit(corners: readonly Corner[]): (corner: Corner) => Point {
  const project = ([x, y, z]: Corner): Point => [(x - y) * COS_30, (x + y) / 2 - z]
  const points = corners.map(project)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [spanX, spanY] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = (SIZE - 2 * MARGIN) / Math.max(spanX, spanY)
  return (corner) => {
    const [x, y] = project(corner)
    return [
      round((x - left - spanX / 2) * scale + SIZE / 2),
      round((y - top - spanY / 2) * scale + SIZE / 2),
    ]
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function Measure({
  from: [x1, y1],
  to: [x2, y2],
  edges,
  text,
  side,
}: {
  from: Point
  to: Point
  /** The thin lines from the block to the ends. */
  edges: string
  text: string
  side: 'left' | 'right' | 'above'
}) {
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2]
  const label = {
    left: { x: x - 6, y: y + 20, textAnchor: 'end' },
    right: { x: x + 6, y: y + 20, textAnchor: 'start' },
    above: { x: Math.min(x1, x2) - 2, y: Math.min(y1, y2) - 8, textAnchor: 'middle' },
  } as const
  return (
    <g className="fill-none stroke-tarp-600">
      <path d={edges} strokeWidth="1" />
      <path d={`M${x1} ${y1}L${x2} ${y2}`} strokeWidth="2" />
      <circle cx={x1} cy={y1} r="3" className="fill-tarp-600" />
      <circle cx={x2} cy={y2} r="3" className="fill-tarp-600" />
      <text {...label[side]} stroke="none" className="num fill-tarp-600 text-16 font-bold">
        {text}
      </text>
    </g>
  )
}
