import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFreePlace, findFreeShift, type WindowBox } from './find-free-place.ts'

const button: WindowBox = { left: 292, top: 672, right: 344, bottom: 724 }
const box = (top: number, bottom: number, left = 16, right = 344): WindowBox => ({
  left,
  top,
  right,
  bottom,
})

test('findFreeShift: a box above free room stays where it is', () => {
  assert.equal(findFreeShift(button, [], 300)?.up, 0)
  assert.equal(findFreeShift(button, [box(600, 644), box(700, 744, 0, 280)], 300)?.up, 0)
})

test('findFreeShift: a box moves up, above the control and what lies over that', () => {
  assert.equal(findFreeShift(button, [box(700, 744)], 300)?.up, 724 - 692)
  assert.equal(findFreeShift(button, [box(700, 744), box(620, 664)], 300)?.up, 724 - 612)
})

test('findFreeShift: where controls follow each other closely there is no place', () => {
  const rows = Array.from({ length: 10 }, (_, index) => box(300 + index * 48, 344 + index * 48))
  assert.equal(findFreeShift(button, rows, 300), undefined)
})

test('findFreeShift: the result covers no control, wherever they are', () => {
  for (let seed = 1; seed < 400; seed += 1) {
    const controls = Array.from({ length: (seed % 7) + 1 }, (_, index) => {
      const top = (seed * 37 + index * 131) % 740
      const left = (seed * 53 + index * 97) % 340
      return box(top, top + 44, left, left + 120)
    })
    const shift = findFreeShift(button, controls, 200)?.up
    if (shift === undefined) continue
    const [top, bottom] = [button.top - shift, button.bottom - shift]
    assert.ok(top >= 200 && shift >= 0)
    for (const one of controls)
      assert.ok(
        one.right <= button.left ||
          one.left >= button.right ||
          one.bottom <= top ||
          one.top >= bottom,
      )
  }
})

test('findFreeShift: between controls it covers as few amounts as can be', () => {
  const button = { left: 300, top: 700, right: 360, bottom: 750 }
  const box = (top: number, bottom: number) => ({ left: 200, top, right: 340, bottom })
  // Two amounts below, one above, and controls everywhere else.
  const controls = [box(400, 560), box(640, 660)]
  const amounts = [box(700, 715), box(730, 745), box(575, 600)]
  assert.deepEqual(findFreeShift(button, controls, 450, amounts), { up: 28, covered: 1 })
  // Where controls leave no such place it stays, over both amounts.
  assert.equal(findFreeShift(button, [box(300, 680)], 300, amounts)?.up, 0)
})

test('findFreeShift: of places that cover as few amounts it takes the one with the fewest lines of words', () => {
  const button = { left: 300, top: 700, right: 360, bottom: 750 }
  const box = (top: number, bottom: number) => ({ left: 16, top, right: 340, bottom })
  const lines = [box(700, 720), box(724, 744)]
  assert.deepEqual(findFreeShift(button, [], 300, [], lines), { up: 50, covered: 0 })
  // Any number of lines is better than one amount.
  const crowded = Array.from({ length: 40 }, (_, index) => box(300 + index * 10, 308 + index * 10))
  const { up, covered } = findFreeShift(button, [], 300, [box(700, 720)], crowded)!
  assert.ok(up > 0 && covered < 1, `${up}, ${covered}`)
  // Words that end before the button are not under it.
  assert.equal(findFreeShift(button, [], 300, [], [{ ...box(700, 720), right: 299 }])?.up, 0)
})

test('findFreePlace: it becomes a circle where words would cover amounts or controls', () => {
  const button = { left: 1091, top: 824, right: 1256, bottom: 876 }
  const panel = Array.from({ length: 9 }, (_, index) =>
    box(300 + index * 64, 324 + index * 64, 1000, 1180),
  )
  const place = (controls: WindowBox[], amounts: WindowBox[]) =>
    findFreePlace(button, 315, controls, amounts)
  assert.deepEqual(place([], []), { up: 0, covered: 0, isCircle: false })
  assert.deepEqual(place([], panel), { up: 0, covered: 0, isCircle: true })
  assert.deepEqual(place([box(300, 890, 1000, 1190)], []), { up: 0, covered: 0, isCircle: true })
  assert.equal(place([box(300, 890, 1000, 1250)], []), undefined)
})
