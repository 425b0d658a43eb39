import { dark, chooseInk, light } from '../colour.ts'
import { fittingSize, textAt } from '../lettering.ts'
import { circle, filled, range, roundRect, stroked } from '../path.ts'
import type { ImageSpecOf } from '../image-spec.ts'
import { bent } from '../limbs.ts'
import { box, rim } from '../solids.ts'
import { Stage } from '../stage.ts'

/** An upright plate that faces the left front; its content is in plane units (w × h). */
function plate(id: string, w: number, h: number, deep: number, colour: string, pad: number) {
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
    pad,
  )
  st.shadowRect(0, 0, W, deep)
  box(st, [0, 0, 0], [W, deep, H], colour, { left: light(colour, 0.24), right: dark(colour, 0.24) })
  rim(st, [0, 0, 0], [W, deep, H], 0.8)
  const art = (inner: string) => st.plane([0, deep, H], [1, 0, 0], [0, 0, -1], inner)
  return { st, art }
}

type Switch = ImageSpecOf<'switch'>

/** Wall switches, sockets, a bell and an extension lead. */
export function electricSwitch({ form, colour = '#eef0f1' }: Switch, id: string): Stage {
  if (form === 'extension') return extension(colour, id)
  const { st, art } = plate(id, 100, 100, 0.13, colour, 52)
  const frame = stroked(roundRect(8, 8, 84, 84, 6), dark(colour, 0.25), 1.6)
  art(frame + inner(form, colour))
  return st
}

function inner(form: Switch['form'], colour: string): string {
  const shadow = dark(colour, 0.34)
  const rocker = (x: number, w: number) =>
    filled(roundRect(x, 16, w, 68, 3), light(colour, 0.5)) +
    filled(roundRect(x, 50, w, 34, 3), dark(colour, 0.1)) +
    stroked(roundRect(x, 16, w, 68, 3), shadow, 1.4) +
    filled(roundRect(x + w / 2 - 5, 22, 10, 3, 1.5), '#c2410c')
  const holes =
    filled(circle(50, 50, 32), dark(colour, 0.16)) +
    filled(circle(50, 50, 28), light(colour, 0.3)) +
    filled(circle(37, 50, 5) + circle(63, 50, 5), '#222a31') +
    filled(roundRect(46, 21, 8, 9, 1) + roundRect(46, 70, 8, 9, 1), '#8b959e')
  switch (form) {
    case 'single':
      return rocker(18, 64)
    case 'double':
      return rocker(15, 34) + rocker(51, 34)
    case 'triple':
      return rocker(14, 23) + rocker(38.5, 23) + rocker(63, 23)
    case 'socket':
      return holes
    case 'socket-usb':
      return (
        `<g transform="translate(6 14) scale(.72)">${holes}</g>` +
        filled(roundRect(74, 28, 12, 20, 2) + roundRect(74, 56, 12, 20, 2), '#20282f')
      )
    case 'bell':
      return (
        filled(circle(50, 50, 26), light(colour, 0.6)) +
        stroked(circle(50, 50, 26), shadow, 1.6) +
        filled('M50 36C41 36 40 48 38 56H62C60 48 59 36 50 36ZM46 59h8q-1 5 -4 5t-4 -5Z', '#0b4a9e')
      )
    case 'extension':
      return ''
  }
}

function extension(colour: string, id: string): Stage {
  const st = new Stage(
    id,
    [
      [-0.4, 0, 0.4],
      [0.42, 0, 0],
      [0, 1.6, 0],
      [0.42, 1.6, 0],
    ],
    34,
  )
  bent(
    st,
    [
      [0.2, 0.1, 0.06],
      [0.2, -0.2, 0.06],
      [-0.2, -0.1, 0.04],
      [-0.36, 0.4, 0.04],
      [-0.3, 0.9, 0.04],
    ],
    0.035,
    '#2c3640',
  )
  st.shadowRect(0, 0.05, 0.42, 1.55)
  box(st, [0, 0.05, 0], [0.42, 1.55, 0.2], colour)
  rim(st, [0, 0.05, 0], [0.42, 1.55, 0.2], 0.9)
  const art = range(4).map((i) => {
    const y = 24 + i * 33
    return (
      filled(circle(21, y, 14), dark(colour, 0.2)) +
      filled(circle(21, y, 12), light(colour, 0.2)) +
      filled(circle(15, y, 2.6) + circle(27, y, 2.6), '#20282f')
    )
  })
  st.plane(
    [0, 0, 0.201],
    [1, 0, 0],
    [0, 1, 0],
    art.join('') + filled(roundRect(15, 4, 12, 6, 2), '#c2302a'),
  )
  return st
}

type Breaker = ImageSpecOf<'breaker'>

/** Breakers side by side on a rail, boxes and panels. */
export function breaker(spec: Breaker, id: string): Stage {
  const { form, poles, ampere, brand } = spec
  if (form === 'box' || form === 'panel') return cabinet(spec, id)
  const big = form === 'mccb' || form === 'contactor'
  const each = big ? 34 : 26
  const body = big ? '#3a424a' : '#eceff1'
  const w = each * Math.max(1, poles)
  const h = big ? 120 : 112
  const { st, art } = plate(id, w, h, 0.5, body, 40)
  const ink = big ? '#e8edf1' : '#27313a'
  const name = brand?.name ?? 'MCB'
  const hue = brand?.colour ?? '#0b4a9e'
  const lever = form === 'rccb' ? '#e0a52b' : '#27313a'
  const levers = range(poles).map((i) => {
    const x = i * each
    return (
      stroked(`M${x} 0V${h}`, dark(body, 0.34), 1) +
      filled(roundRect(x + each * 0.25, 44, each * 0.5, 32, 2), dark(body, 0.4)) +
      filled(roundRect(x + each * 0.22, 44, each * 0.56, 16, 2), big ? '#c2302a' : lever) +
      filled(circle(x + each / 2, 12, 5) + circle(x + each / 2, h - 12, 5), '#7d8891') +
      stroked(`M${x + each / 2 - 3} 12h6M${x + each / 2 - 3} ${h - 12}h6`, '#3a424a', 1.6)
    )
  })
  const words =
    filled(roundRect(2, 22, w - 4, 14, 1), hue) +
    filled(
      textAt(name, w / 2, 32, { size: fittingSize(name, w - 8, 9), anchor: 'middle' }),
      chooseInk(hue),
    ) +
    filled(textAt(`C${ampere}`, w / 2, 92, { size: Math.min(12, w * 0.38), anchor: 'middle' }), ink)
  art(levers.join('') + words)
  return st
}

function cabinet({ form, poles, brand }: Breaker, id: string): Stage {
  const large = form === 'panel'
  const colour = large ? '#c9cfc8' : '#eef0f1'
  const w = large ? 100 : 60 + Math.min(16, poles) * 6
  const h = large ? 140 : 70
  const { st, art } = plate(id, w, h, large ? 0.4 : 0.24, colour, 36)
  const line = stroked(roundRect(5, 5, w - 10, h - 10, 3), dark(colour, 0.3), 1.4)
  const name = brand?.name ?? ''
  const label = filled(textAt(name, 10, h - 10, { size: 8 }), brand?.colour ?? '#0b4a9e')
  if (large) {
    const bolt = 'M54 40L38 72H50L44 98L64 62H51L58 40Z'
    art(
      line +
        filled('M50 28L82 104H18Z', '#f0b429') +
        filled(bolt, '#20282f') +
        filled(roundRect(w - 16, 64, 5, 18, 2), '#3a424a') +
        label,
    )
    return st
  }
  const switches = range(poles).map((i) => {
    const each = (w - 24) / Math.max(1, poles)
    return (
      filled(roundRect(12 + i * each + 1, 22, each - 2, 28, 1.5), '#ffffff') +
      filled(roundRect(12 + i * each + each * 0.3, 28, each * 0.4, 10, 1), '#27313a')
    )
  })
  art(
    line +
      filled(roundRect(9, 18, w - 18, 36, 3), '#4a5862', `opacity=".75"`) +
      switches.join('') +
      label,
  )
  return st
}
