import { useId } from 'react'
import type { LayingPattern } from '#modules/catalogue/products/rules/coverage.ts'
import { formatQuantity } from '#platform/format.ts'
import { planLaying } from './laying-plan.ts'
import { findPieceFace, type PieceFace } from './piece-face.ts'
import type { Side } from './dimensions.ts'

type Props = {
  area: { lengthM: number; widthM: number }
  /** The sizes that its attributes name: `40 × 40 cm`. */
  sizes: readonly (readonly Side[])[]
  coverageM2: number
  unit: string
  laying: LayingPattern
  /** Selling units that are ordered. */
  packs: number
}

const WIDTH = 320
const MAX_HEIGHT = 240
/** Room for the measures. */
const LEFT = 44
const TOP = 26

/** The area from above with its pieces; nothing where they have no face that could be drawn. */
export default function LayingPlan({ sizes, coverageM2, ...props }: Props) {
  const face = findPieceFace(sizes, coverageM2)
  return face && <Plan {...props} face={face} />
}

/** The pieces that are cut are hatched. */
function Plan({
  area,
  face,
  laying,
  packs,
  unit,
}: Omit<Props, 'sizes' | 'coverageM2'> & { face: PieceFace }) {
  const id = useId()
  const plan = planLaying(area, face)
  const scale = Math.min((WIDTH - LEFT - 4) / area.lengthM, MAX_HEIGHT / area.widthM)
  const [width, height] = [area.lengthM * scale, area.widthM * scale]
  const [piece, course] = [plan.pieceLengthM * scale, plan.pieceWidthM * scale]
  const isStraight = laying === 'straight'
  const [wholeWidth, wholeHeight] = [
    Math.min(width, Math.floor(area.lengthM / plan.pieceLengthM + 1e-6) * piece),
    Math.min(height, Math.floor(area.widthM / plan.pieceWidthM + 1e-6) * course),
  ]
  const formatSide = (m: number) => `${formatQuantity(m)} m`
  return (
    <figure className="m-0">
      <svg
        viewBox={`0 0 ${WIDTH} ${Math.ceil(height) + TOP + 4}`}
        role="img"
        aria-label={`Denah pasang ${formatSide(area.lengthM)} × ${formatSide(area.widthM)}`}
        className="mx-auto block w-full max-w-100"
      >
        <defs>
          <pattern
            id={`${id}piece`}
            width={piece}
            height={course}
            patternUnits="userSpaceOnUse"
            patternTransform={isStraight ? undefined : 'rotate(45)'}
          >
            <rect
              width={piece}
              height={course}
              strokeWidth="1.2"
              className="fill-concrete-200 stroke-concrete-500"
            />
          </pattern>
          <pattern
            id={`${id}cut`}
            width="6"
            height="6"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <path d="M0 0V6" strokeWidth="2" className="stroke-face" />
          </pattern>
        </defs>
        <g transform={`translate(${LEFT} ${TOP})`}>
          <rect width={width} height={height} fill={`url(#${id}piece)`} />
          {isStraight && (
            <g fill={`url(#${id}cut)`}>
              <rect x={wholeWidth} width={width - wholeWidth} height={height} />
              <rect y={wholeHeight} width={wholeWidth} height={height - wholeHeight} />
            </g>
          )}
          <rect
            width={width}
            height={height}
            fill="none"
            strokeWidth="2"
            className="stroke-tarp-600"
          />
          <text
            x={width / 2}
            y={-9}
            textAnchor="middle"
            className="num fill-tarp-600 text-14 font-bold"
          >
            {formatSide(area.lengthM)}
          </text>
          <text
            transform={`translate(-12 ${height / 2}) rotate(-90)`}
            textAnchor="middle"
            className="num fill-tarp-600 text-14 font-bold"
          >
            {formatSide(area.widthM)}
          </text>
        </g>
      </svg>
      <figcaption className="num mt-2 text-center text-12 text-ink-2">
        {isStraight
          ? describePlan(
              plan.whole,
              plan.cut,
              packs * face.perUnit,
              face.perUnit > 1 ? 'keping' : unit,
            )
          : 'Dipasang diagonal: keping di keempat tepi dipotong miring.'}
      </figcaption>
    </figure>
  )
}

function describePlan(whole: number, cut: number, ordered: number, piece: string): string {
  const laid = `${formatQuantity(whole)} ${piece} utuh, ${formatQuantity(cut)} dipotong (arsir)`
  const spare = ordered - whole - cut
  if (spare > 0) return `${laid}, ${formatQuantity(spare)} cadangan.`
  return spare < 0 ? `${laid}; sisa potongan dipakai lagi.` : `${laid}.`
}
