import { dark, light, mix } from '../colour.ts'
import { filled, num, range, roundRect, stroked } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { box, foot, rim, slab } from '../solids.ts'
import { Stage } from '../stage.ts'
import { flatGrain } from '../textures.ts'

type Door = ImageSpecOf<'door'>
type Window = ImageSpecOf<'window'>

/** A recessed rectangle, dark above and left, bright below and right; a raised one is the reverse. */
const relief = (x: number, y: number, w: number, h: number, colour: string, raised = false) =>
  filled(roundRect(x, y, w, h, 1.5), raised ? light(colour, 0.14) : dark(colour, 0.12)) +
  stroked(
    `M${num(x)} ${num(y + h)}V${num(y)}H${num(x + w)}`,
    raised ? light(colour, 0.5) : dark(colour, 0.45),
    1.6,
  ) +
  stroked(
    `M${num(x + w)} ${num(y)}V${num(y + h)}H${num(x)}`,
    raised ? dark(colour, 0.4) : light(colour, 0.4),
    1.6,
  )

const PANE = { clear: '#bfe0ef', tinted: '#5f7f8c', frosted: '#dfe9ed' }

/** Glass with two diagonal reflections. */
const pane = (x: number, y: number, w: number, h: number, colour: string) =>
  filled(`M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}Z`, colour) +
  filled(
    `M${num(x)} ${num(y + h * 0.6)}L${num(x + w * 0.6)} ${num(y)}h${num(w * 0.24)}L${num(x)} ${num(y + h * 0.84)}Z`,
    '#fff',
    `opacity=".5"`,
  ) +
  stroked(`M${num(x)} ${num(y + h)}V${num(y)}H${num(x + w)}`, '#22303a', 1.4, `opacity=".5"`)

const WOODEN = new Set<Door['form']>(['panel', 'flush', 'louvre', 'frame', 'glazed'])

/** An upright door leaf or empty frame. */
export function door(spec: Door, id: string): Stage {
  const { form, colour, widthCm = 80 } = spec
  const [w, h, deep] = [Math.max(58, Math.min(150, widthCm)), 178, 0.1]
  const [W, H] = [w / 100, h / 100]
  const st = new Stage(
    id,
    [
      [0, 0, H],
      [W, 0, 0],
      [0, deep, 0],
      [W, deep, 0],
      [0, deep, H],
      [W, 0, H],
    ],
    26,
  )
  st.shadow(
    [
      [0, -0.05, 0],
      [W, -0.05, 0],
      [W, deep, 0],
      [0, deep, 0],
    ],
    0.12,
    -0.06,
  )
  if (form === 'frame') {
    const d = `M0 0H${w}V${h}H${w - 12}V12H12V${h}H0Z`
    slab(
      st,
      { origin: [0, 0, H], u: [1, 0, 0], v: [0, 0, -1], depth: [0, deep * 1.6, 0] },
      d,
      light(colour, 0.1),
      dark(colour, 0.32),
    )
    return st
  }
  box(st, [0, 0, 0], [W, deep, H], colour, { top: light(colour, 0.4), left: light(colour, 0.06) })
  const ironmongery =
    form === 'folding'
      ? ''
      : filled(roundRect(w - 13, h * 0.5 - 12, 6, 24, 2), '#7d8891') +
        filled(roundRect(w - 21, h * 0.5 - 3, 14, 5, 2.5), '#c3cad1')
  const grain = WOODEN.has(form)
    ? `<g transform="matrix(0 1 1 0 0 0)">${stroked(flatGrain(st.random, h, w, 22), dark(colour, 0.45), 0.6, `opacity=".28"`)}</g>`
    : ''
  st.plane([0, deep, H], [1, 0, 0], [0, 0, -1], grain + leaf(form, w, h, colour) + ironmongery)
  foot(st, [0, 0, 0], [W, deep, H])
  rim(st, [0, 0, 0], [W, deep, H], 0.6)
  return st
}

function leaf(form: Door['form'], w: number, h: number, c: string): string {
  switch (form) {
    case 'panel': {
      const half = (w - 34) / 2
      return [12, 34 + half]
        .slice(0, 2)
        .map((_, i) => {
          const x = 12 + i * (half + 10)
          return (
            relief(x, 12, half, 46, c) +
            relief(x + 5, 17, half - 10, 36, c, true) +
            relief(x, 68, half, 96, c) +
            relief(x + 5, 73, half - 10, 86, c, true)
          )
        })
        .join('')
    }
    case 'louvre':
      return (
        relief(11, 12, w - 22, 154, c) +
        range(24)
          .map((i) => relief(13, 15 + i * 6.2, w - 26, 4.4, c, true))
          .join('')
      )
    case 'glazed':
      return (
        relief(12, 12, w - 24, 104, c) +
        pane(15, 15, w - 30, 98, PANE.clear) +
        relief(12, 126, w - 24, 40, c)
      )
    case 'pvc':
      return (
        relief(8, 8, w - 16, 92, c) +
        relief(8, 108, w - 16, 62, c) +
        stroked(
          range(6)
            .map((i) => `M14 ${118 + i * 8}H${w - 14}`)
            .join(''),
          dark(c, 0.35),
          2,
        )
      )
    case 'steel':
      return range(4)
        .map((i) => relief(10, 10 + i * 41, w - 20, 33, c, true))
        .join('')
    case 'folding':
      return range(6)
        .map(
          (i) =>
            filled(`M${num((w * i) / 6)} 0h${num(w / 12)}V${h}h${num(-w / 12)}Z`, dark(c, 0.22)) +
            stroked(`M${num((w * i) / 6)} 0V${h}`, dark(c, 0.5), 1),
        )
        .join('')
    case 'flush':
    case 'frame':
      return stroked(roundRect(3, 3, w - 6, h - 6, 1), dark(c, 0.25), 0.8, `opacity=".6"`)
  }
}

/** A window in its frame. */
export function window(
  { form, colour, glass = 'clear', widthCm = 100 }: Window,
  id: string,
): Stage {
  const [w, h, deep] = [Math.max(60, Math.min(190, widthCm)), form === 'awning' ? 76 : 118, 0.14]
  const [W, H] = [w / 100, h / 100]
  const st = new Stage(
    id,
    [
      [0, 0, H],
      [W, 0, 0],
      [0, deep, 0],
      [W, deep, 0],
      [W, 0, H],
    ],
    30,
  )
  st.shadow(
    [
      [0, 0, 0],
      [W, 0, 0],
      [W, deep, 0],
      [0, deep, 0],
    ],
    0.1,
    -0.05,
  )
  box(st, [0, 0, 0], [W, deep, H], colour)
  const fill = PANE[glass]
  const sash = (x: number, sw: number, lit: boolean) =>
    relief(x, 8, sw, h - 16, lit ? light(colour, 0.1) : colour) +
    pane(x + 6, 14, sw - 12, h - 28, fill)
  const half = (w - 20) / 2
  const handle = (x: number) =>
    filled(roundRect(x, h / 2 - 9, 4, 18, 2), mix(colour, '#5d6872', 0.7))
  const art = {
    casement: () =>
      sash(8, half, true) + sash(12 + half, half, true) + handle(4 + half) + handle(14 + half),
    sliding: () => sash(8, half + 6, false) + sash(8 + half, half + 4, true) + handle(10 + half),
    awning: () =>
      sash(8, w - 16, true) + filled(roundRect(w / 2 - 10, h - 13, 20, 4, 2), '#7d8891'),
    fixed: () => pane(9, 9, w - 18, h - 18, fill) + relief(w / 2 - 3, 9, 6, h - 18, colour, true),
    louvre: () =>
      relief(8, 8, w - 16, h - 16, colour) +
      range(9)
        .map((i) => pane(12, 12 + (i * (h - 26)) / 9, w - 24, (h - 26) / 9 - 2.4, fill))
        .join(''),
  }[form]()
  st.plane([0, deep, H], [1, 0, 0], [0, 0, -1], art)
  rim(st, [0, 0, 0], [W, deep, H], 0.7)
  return st
}
