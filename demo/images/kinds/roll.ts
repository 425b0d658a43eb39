import { dark, light } from '../colour.ts'
import { num, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { rod } from '../solids.ts'
import { Stage } from '../stage.ts'
import { pores } from '../textures.ts'

type Roll = ImageSpecOf<'roll'>
type RollStyle = {
  colour: string
  radius: number
  long: number
  surface: 'plain' | 'grain' | 'fluff' | 'foil' | 'net' | 'grass' | 'pattern'
}

const STYLES: Record<Roll['material'], RollStyle> = {
  membrane: { colour: '#3a3f45', radius: 0.26, long: 1.5, surface: 'grain' },
  insulation: { colour: '#e8c65a', radius: 0.42, long: 1.2, surface: 'fluff' },
  geotextile: { colour: '#dfe3e2', radius: 0.34, long: 1.6, surface: 'fluff' },
  'plastic-sheet': { colour: '#9fc4d8', radius: 0.24, long: 1.5, surface: 'plain' },
  foil: { colour: '#c9d2da', radius: 0.3, long: 1.3, surface: 'foil' },
  'wire-netting': { colour: '#aab4bd', radius: 0.34, long: 1.3, surface: 'net' },
  tape: { colour: '#d8b25a', radius: 0.42, long: 0.3, surface: 'plain' },
  grass: { colour: '#4f8f3a', radius: 0.36, long: 1.3, surface: 'grass' },
  tarpaulin: { colour: '#1d5fae', radius: 0.28, long: 1.4, surface: 'net' },
  wallpaper: { colour: '#e7ddcb', radius: 0.2, long: 1.1, surface: 'pattern' },
  carpet: { colour: '#8a4a4a', radius: 0.36, long: 1.6, surface: 'fluff' },
}

/** A roll on the ground, partly unrolled to the right. */
export function roll(spec: Roll, id: string): Stage {
  const style = STYLES[spec.material]
  const colour = spec.colour ?? style.colour
  const { long, surface } = style
  const r = style.radius * (spec.thickness ? Math.min(1.25, 0.85 + spec.thickness * 0.04) : 1)
  const flap = spec.material === 'tape' ? 0 : 0.75
  const st = new Stage(
    id,
    [
      [0, 0, 2 * r],
      [2 * r + flap, 0, 0],
      [0, long, 0],
      [2 * r + flap, long, 0],
      [0, long, 2 * r],
    ],
    spec.material === 'tape' ? 74 : 30,
  )
  st.shadowRect(0, 0, 2 * r + flap, long)
  const thick = 0.015 + (spec.thickness ?? 3) * 0.004
  if (flap) {
    const [x0, x1] = [r, 2 * r + flap]
    st.poly(
      [
        [x0, 0, thick],
        [x1, 0, thick],
        [x1, long, thick],
        [x0, long, thick],
      ],
      light(colour, surface === 'net' ? 0.4 : 0.2),
    )
    st.poly(
      [
        [x1, 0, thick],
        [x1, long, thick],
        [x1, long, 0],
        [x1, 0, 0],
      ],
      dark(colour, 0.3),
    )
    st.poly(
      [
        [x0, long, thick],
        [x1, long, thick],
        [x1, long, 0],
        [x0, long, 0],
      ],
      dark(colour, 0.1),
    )
    covering(st, surface, colour, [x0, 0, thick], x1 - x0, long)
  }
  rod(st, 'y', [r, r], r, 0, long, colour)
  onBody(st, surface, colour, r, long)
  spiral(st, r, long, colour)
  return st
}

function covering(
  st: Stage,
  surface: RollStyle['surface'],
  colour: string,
  at: V3,
  w: number,
  h: number,
) {
  const whole = { plain: 0, pattern: 0, net: 0, grain: 260, fluff: 240, foil: 0, grass: 420 }[
    surface
  ]
  pores(
    st,
    at,
    [w, 0, 0],
    [0, h, 0],
    whole,
    surface === 'grass' ? dark(colour, 0.4) : light(colour, 0.5),
    0.5,
  )
  if (surface === 'grass') pores(st, at, [w, 0, 0], [0, h, 0], 260, light(colour, 0.45), 0.6)
  if (surface === 'net') {
    const d = range(22).map(
      (i) =>
        `M${num((i - 8) * 10)} 0l${num(h * 100)} ${num(h * 100)}M${num((i + 2) * 10)} 0l${num(-h * 100)} ${num(h * 100)}`,
    )
    st.clipped(
      st.path([
        at,
        [at[0] + w, at[1], at[2]],
        [at[0] + w, at[1] + h, at[2]],
        [at[0], at[1] + h, at[2]],
      ]),
      () =>
        st.plane(
          at,
          [1, 0, 0],
          [0, 1, 0],
          stroked(d.join(''), dark(colour, 0.4), 1.3, `opacity=".6"`),
        ),
    )
  }
  if (surface === 'pattern' || surface === 'foil') {
    const d = range(14).map(
      (i) =>
        `M0 ${num(i * 12 + 6)}q${num(w * 25)} ${surface === 'foil' ? -3 : -10} ${num(w * 50)} 0t${num(w * 50)} 0`,
    )
    const ink = surface === 'foil' ? '#ffffff' : dark(colour, 0.3)
    const [x, y, z] = at
    const flap = st.path([at, [x + w, y, z], [x + w, y + h, z], [x, y + h, z]])
    st.clipped(flap, () =>
      st.plane(at, [1, 0, 0], [0, 1, 0], stroked(d.join(''), ink, 1.6, `opacity=".55"`)),
    )
  }
}

/** The same surface on the curved side of the roll. */
function onBody(st: Stage, surface: RollStyle['surface'], colour: string, r: number, long: number) {
  const at = (turn: number, y: number): V3 => [r + Math.cos(turn) * r, y, r + Math.sin(turn) * r]
  if (surface === 'net') {
    for (const k of range(9)) {
      const line = (sign: number) =>
        range(9).map((i) => at(-0.5 + i * 0.34, (k / 8) * long + sign * (i - 4) * 0.05))
      st.curve(line(1), dark(colour, 0.45), 1.3, `opacity=".6"`)
      st.curve(line(-1), dark(colour, 0.45), 1.3, `opacity=".6"`)
    }
    return
  }
  if (surface === 'plain' || surface === 'foil') return
  const count = surface === 'pattern' ? 60 : 260
  const dots = (ink: string, opacity: number) => {
    const d = range(count).map(() => {
      const [x, y] = st.p(at(-0.6 + st.random() * 2.8, 0.02 + st.random() * (long - 0.04)))
      return `M${Math.round(x)} ${Math.round(y)}h.1`
    })
    st.add(stroked(d.join(''), ink, surface === 'grass' ? 3 : 2, `opacity="${opacity}"`))
  }
  dots(light(colour, 0.5), 0.5)
  dots(dark(colour, 0.45), 0.4)
}

/** The visible layers at the end of the roll. */
function spiral(st: Stage, r: number, y: number, colour: string) {
  st.disc([r, y, r], r, 'y', `fill="${light(colour, 0.18)}"`)
  for (const k of range(7))
    st.disc(
      [r, y, r],
      r * (1 - k * 0.11),
      'y',
      `fill="none" stroke="${dark(colour, 0.4)}" stroke-width="1.5" opacity=".7"`,
    )
  st.disc([r, y, r], r * 0.24, 'y', `fill="#c8a678"`)
  st.disc([r, y, r], r * 0.17, 'y', `fill="#3a2c18"`)
}
