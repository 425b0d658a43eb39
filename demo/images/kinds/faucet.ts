import { dark, FINISH, light } from '../colour.ts'
import { num, range, stroked, type V3 } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { ball, bent, strut } from '../limbs.ts'
import { box, lathe } from '../solids.ts'
import { Stage } from '../stage.ts'

type Faucet = ImageSpecOf<'faucet'>

/** Taps, mixers, showers, in chrome, black, brass or white. */
export function faucet({ form, finish = 'chrome' }: Faucet, id: string): Stage {
  const colour = finish === 'chrome' ? '#b4bfc9' : FINISH[finish]
  const st = new Stage(
    id,
    [
      [-0.5, 0.5, 0],
      [0.5, -0.5, 0],
      [0, 0.75, 0],
      [0.3, 0.3, 0],
      [0, 0, 1.3],
    ],
    34,
  )
  switch (form) {
    case 'tap':
    case 'angle-valve':
      wallTap(st, colour, form === 'tap')
      break
    case 'mixer':
    case 'kitchen':
      deckMixer(st, colour, form === 'kitchen')
      break
    case 'shower':
      rainShower(st, colour)
      break
    case 'hand-shower':
    case 'bidet':
      handShower(st, colour, form === 'bidet')
      break
  }
  return st
}

function wallTap(st: Stage, c: string, long: boolean) {
  strut(st, [0, -0.4, 0.6], [0, -0.28, 0.6], 0.22, c)
  strut(st, [0, -0.3, 0.6], [0, 0.1, 0.6], 0.1, c)
  ball(st, [0, 0.02, 0.6], 0.17, c)
  if (long) {
    bent(
      st,
      [
        [0, 0.1, 0.6],
        [0, 0.5, 0.62],
        [0, 0.62, 0.56],
        [0, 0.64, 0.4],
      ],
      0.075,
      c,
    )
    strut(st, [0, 0.64, 0.28], [0, 0.64, 0.42], 0.1, c)
  } else {
    strut(st, [0, 0.1, 0.6], [0, 0.34, 0.6], 0.1, c)
    strut(st, [0, 0, 0.5], [0, 0, 0.18], 0.09, c)
  }
  strut(st, [0, 0.02, 0.72], [0, 0.02, 0.92], 0.07, c)
  const lever: [V3, V3] = long
    ? [
        [-0.26, 0.02, 0.96],
        [0.26, 0.02, 0.96],
      ]
    : [
        [0, 0.02, 0.92],
        [0, 0.02, 1.06],
      ]
  strut(st, lever[0], lever[1], long ? 0.06 : 0.17, light(c, 0.1))
}

function deckMixer(st: Stage, c: string, tall: boolean) {
  st.shadowDisc([0, 0, 0], 0.3)
  lathe(
    st,
    [0, 0],
    [
      [0.27, 0],
      [0.26, 0.05],
      [0.16, 0.08],
    ],
    c,
  )
  lathe(
    st,
    [0, 0],
    [
      [0.14, 0.06],
      [0.13, tall ? 0.4 : 0.62],
    ],
    c,
  )
  if (tall)
    bent(
      st,
      [
        [0, 0, 0.36],
        [0, 0, 1.1],
        [0, 0.1, 1.3],
        [0, 0.44, 1.3],
        [0, 0.58, 1.08],
        [0, 0.6, 0.86],
      ],
      0.06,
      c,
    )
  else
    bent(
      st,
      [
        [0, 0.02, 0.46],
        [0, 0.3, 0.56],
        [0, 0.56, 0.5],
        [0, 0.62, 0.36],
      ],
      0.085,
      c,
    )
  if (tall) strut(st, [0.1, 0, 0.28], [0.46, 0, 0.4], 0.045, c)
  else {
    ball(st, [0, 0, 0.68], 0.13, c)
    strut(st, [0, 0, 0.74], [0, -0.5, 1], 0.05, light(c, 0.1))
  }
}

function rainShower(st: Stage, c: string) {
  bent(
    st,
    [
      [-0.1, -0.1, 0.02],
      [-0.1, -0.1, 1.1],
      [-0.1, 0, 1.3],
      [0, 0.3, 1.3],
      [0.02, 0.42, 1.2],
    ],
    0.045,
    c,
  )
  lathe(
    st,
    [0.02, 0.42],
    [
      [0.42, 0.98],
      [0.42, 1.02],
      [0.3, 1.06],
      [0.08, 1.1],
      [0.06, 1.2],
    ],
    c,
  )
  const drops = range(26).map((i) => {
    const [x, y] = st.p([
      0.02 + Math.cos(i * 2.4) * 0.34 * Math.sqrt(i / 26),
      0.42 + Math.sin(i * 2.4) * 0.34 * Math.sqrt(i / 26),
      0.9 - (i % 4) * 0.14,
    ])
    return `M${num(x)} ${num(y + 14)}v14`
  })
  st.add(stroked(drops.join(''), '#7fb2dc', 2.2, `opacity=".7"`))
  box(st, [-0.28, -0.2, 0.12], [0.12, 0, 0.26], c)
}

function handShower(st: Stage, c: string, bidet: boolean) {
  const hose = range(25).map((i): V3 => {
    const t = i / 24
    return [
      -0.3 + 0.5 * t,
      0.1 + 0.35 * Math.sin(t * 3),
      0.9 - 0.9 * Math.sin(Math.PI * t) ** 1.2 * (1 - t * 0.2),
    ]
  })
  bent(st, hose, 0.035, c)
  const [a, b]: [V3, V3] = bidet
    ? [
        [0.2, 0.15, 0.2],
        [0.1, 0.1, 0.86],
      ]
    : [
        [0.2, 0.15, 0.1],
        [0, 0.1, 0.86],
      ]
  strut(st, a, b, 0.06, c)
  if (bidet) {
    strut(st, [0.1, 0.1, 0.84], [0.02, 0.4, 0.96], 0.085, c, dark(c, 0.3))
    strut(st, [0.16, 0.02, 0.8], [0.24, -0.02, 0.5], 0.035, light(c, 0.2))
    return
  }
  ball(st, [0, 0.1, 0.9], 0.11, c)
  strut(st, [-0.02, 0.12, 1.0], [0.03, 0.26, 0.92], 0.3, c, light(c, 0.34))
  for (const i of range(19)) {
    const [r, a2] = [0.22 * Math.sqrt(i / 19), i * 2.4]
    const [x, y] = st.p([0.03 + Math.cos(a2) * r, 0.26, 0.92 + Math.sin(a2) * r])
    st.add(`<circle cx="${num(x)}" cy="${num(y)}" r="3" fill="#56616b"/>`)
  }
}
