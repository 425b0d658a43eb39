import { dark, light, FINISH } from '../colour.ts'
import { lettering } from '../lettering.ts'
import { filled, num, range, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { onWall } from '../solids.ts'
import { Stage, WIDE } from '../stage.ts'

type Coil = ImageSpecOf<'coil'>
type CoilStyle = { colour: string; width: number; layers: number; jitter: number; ties: string }

/** The wire's colour and width in px, the layers of the coil and how untidy it is. */
function chooseStyle({ of, diameter, colour }: Coil): CoilStyle {
  const thick = (base: number, mm: number) => base + (diameter ?? mm) * 0.45
  switch (of) {
    case 'tie-wire':
      return { colour: colour ?? '#5b6269', width: 3.4, layers: 13, jitter: 0.05, ties: '#1d2228' }
    case 'barbed-wire':
      return { colour: colour ?? '#9aa4ad', width: 3.6, layers: 9, jitter: 0.06, ties: '#2c3640' }
    case 'cable':
      return {
        colour: colour ?? '#edeff1',
        width: thick(6, 6),
        layers: 6,
        jitter: 0,
        ties: '#0b4a9e',
      }
    case 'hose':
      return {
        colour: colour ?? '#2f8a55',
        width: thick(8, 10),
        layers: 4,
        jitter: 0,
        ties: '#14202e',
      }
    case 'wire-rope':
      return {
        colour: colour ?? FINISH.zinc,
        width: thick(5, 6),
        layers: 6,
        jitter: 0.01,
        ties: '#8a5327',
      }
  }
}

/** A coil on the ground, tied in four places. */
export function coil(spec: Coil, id: string): Stage {
  const { colour, width, layers, jitter, ties } = chooseStyle(spec)
  const thick = width > 6
  return ring(id, {
    colour,
    width,
    layers,
    jitter,
    ties,
    turns: thick ? 4 : 6,
    pitch: thick ? 0.085 : 0.052,
    barbs: spec.of === 'barbed-wire',
    label: spec.brand,
  })
}

/** A coiled rope, or a chain in a heap of rings. */
export function rope(spec: ImageSpecOf<'rope'>, id: string): Stage {
  const own = { nylon: '#2f6fb5', manila: '#c9a36b', steel: FINISH.zinc, chain: '#8e979f' }
  const colour = spec.colour ?? own[spec.material]
  return ring(id, {
    colour,
    width: 5 + spec.diameter * 0.5,
    layers: spec.diameter > 12 ? 4 : 6,
    jitter: 0.015,
    ties: dark(colour, 0.55),
    turns: 4,
    pitch: 0.09,
    twist: true,
    links: spec.material === 'chain',
  })
}

type Ring = CoilStyle & {
  turns: number
  pitch: number
  barbs?: boolean
  twist?: boolean
  links?: boolean
  label?: Coil['brand']
}

function ring(id: string, spec: Ring): Stage {
  const st = new Stage(
    id,
    [
      [-0.95, 0.95, 0],
      [0.95, -0.95, 0],
      [0.9, 0.9, 0],
      [-0.62, -0.62, 0.42],
    ],
    28,
  )
  st.shadowDisc([0, 0, 0], 0.92)
  for (const j of range(spec.layers)) {
    const rim = j === spec.layers - 1 || j === 0
    for (const q of range(spec.turns)) {
      if (!rim && q > 0 && q < spec.turns - 1) continue
      const wander = () => (st.random() - 0.5) * spec.jitter * 0.5
      const centre: V3 = [wander(), wander(), (j / spec.layers) * 0.42 + 0.03]
      const r = 0.86 - q * spec.pitch + (st.random() - 0.5) * spec.jitter - (rim ? 0.02 : 0)
      strand(st, centre, r, spec)
    }
  }
  for (const angle of [0.5, 2.2, 3.9, 5.4]) {
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    const over: V3[] = [
      [x * 0.92, y * 0.92, 0.06],
      [x * 0.92, y * 0.92, 0.44],
      [x * 0.54, y * 0.54, 0.46],
    ]
    st.line(x + y > -0.4 ? over : over.slice(1), spec.ties, spec.width > 6 ? 9 : 6)
  }
  if (spec.barbs) barbs(st)
  if (spec.label) tag(st, spec.label.name, spec.label.colour)
  return st
}

function strand(st: Stage, centre: V3, r: number, spec: Ring) {
  const { colour, width } = spec
  const [x] = st.p(centre)
  const k = r * WIDE * st.scale
  const body = st.grad(
    [x - k, 0],
    [x + k, 0],
    [
      [0, dark(colour, 0.1)],
      [0.3, light(colour, 0.5)],
      [0.6, colour],
      [1, dark(colour, 0.38)],
    ],
  )
  const circle = (more: string) => st.disc(centre, r, 'z', `fill="none" ${more}`)
  circle(`stroke="${dark(colour, 0.5)}" stroke-width="${num(width + 1.4)}"`)
  const links = spec.links
    ? ` stroke-dasharray="${num(width)} ${num(width * 0.5)}" stroke-linecap="round"`
    : ''
  circle(`stroke="${body}" stroke-width="${num(width)}"${links}`)
  if (spec.twist && !spec.links)
    circle(
      `stroke="${dark(colour, 0.42)}" stroke-width="${num(width)}" stroke-dasharray="1.4 ${num(width * 0.7)}" opacity=".7"`,
    )
}

function barbs(st: Stage) {
  for (const i of range(26)) {
    const a = (i / 26) * Math.PI * 2
    const [x, y, z] = [Math.cos(a) * 0.86, Math.sin(a) * 0.86, 0.1 + st.random() * 0.34]
    st.line(
      [
        [x * 0.92, y * 0.92, z],
        [x * 1.1, y * 1.1, z + 0.05],
      ],
      '#4b545c',
      2.2,
    )
    st.line(
      [
        [x * 1.06, y * 0.94, z + 0.07],
        [x * 0.96, y * 1.06, z - 0.03],
      ],
      '#6a737b',
      2.2,
    )
  }
}

/** A paper band around the coil's front with the brand. */
function tag(st: Stage, name: string, colour: string) {
  const r = 0.9
  const arc = (z: number) => range(9).map((i) => onWall([0, 0], r, -0.45 + i * 0.1125, z))
  st.poly([...arc(0.07), ...arc(0.43).toReversed()], colour)
  const d = lettering(name, { size: 0.17, anchor: 'middle' }, (x, y) =>
    st.p(onWall([0, 0], r, x / r, 0.2 - y)),
  )
  st.add(filled(d, '#ffffff'))
}
