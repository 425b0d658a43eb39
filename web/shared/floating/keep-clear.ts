import { findFreePlace, type WindowBox } from './find-free-place.ts'
import { listLines } from './list-lines.ts'

const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role="button"], iframe'
/** Amounts (web/ui/money.tsx), which should stay readable where there is another place for the button. */
const AMOUNTS = 'main .num.whitespace-nowrap'
/** The pause after which a page stands still, where the browser does not say that it has been scrolled (ms). */
const SETTLE_MS = 120
/** A page that never stands still, as one that counts down, is taken as it is after so long (ms). */
const MAX_WAIT_MS = 1_000
/** The button stays in the lower part of the window. */
const HIGHEST_SHARE = 0.35

/**
 * Keeps a floating button off every control, and off amounts and words where it can, until `stop`: `data-place` says `free` once
 * it stands, `none` where it stays away, and nothing while the page moves. `data-shape` says `circle` where its words have no
 * room.
 */
export function keepClear(button: HTMLElement, stop: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitsSince: number | undefined
  const place = () => {
    waitsSince = undefined
    const [controls, amounts] = [listBoxes(CONTROLS, button), listBoxes(AMOUNTS, button)]
    const highest = window.innerHeight * HIGHEST_SHARE
    // Where it stands without having moved.
    delete button.dataset['shape']
    button.style.translate = ''
    const box = button.getBoundingClientRect()
    const lines = listLines(document.querySelector('main'), {
      left: box.left,
      top: highest,
      bottom: box.bottom,
    })
    const free = findFreePlace(box, highest, controls, amounts, lines)
    button.style.translate = `0 ${-(free?.up ?? 0)}px`
    if (free?.isCircle) button.dataset['shape'] = 'circle'
    button.dataset['place'] = free ? 'free' : 'none'
  }
  const placeSoon = () => {
    clearTimeout(timer)
    const now = performance.now()
    waitsSince ??= now
    timer = setTimeout(place, Math.min(SETTLE_MS, Math.max(0, waitsSince + MAX_WAIT_MS - now)))
  }
  const placeNow = () => {
    clearTimeout(timer)
    place()
  }
  const handleMove = () => {
    delete button.dataset['place']
    placeSoon()
  }
  const options = { signal: stop, capture: true, passive: true }
  window.addEventListener('scroll', handleMove, options)
  window.addEventListener('scrollend', placeNow, options)
  window.addEventListener('resize', handleMove, options)
  // A list that is loaded, a section that opens: what lies under the button changes without scrolling.
  const sizes = new ResizeObserver(placeSoon)
  sizes.observe(document.body)
  const changes = new MutationObserver(placeSoon)
  changes.observe(document.body, { childList: true, subtree: true })
  stop.addEventListener('abort', () => {
    clearTimeout(timer)
    sizes.disconnect()
    changes.disconnect()
  })
  place()
}

/** The boxes of what the window shows, without the button's own. */
const listBoxes = (selector: string, button: HTMLElement): WindowBox[] =>
  [...document.querySelectorAll(selector)]
    .filter((element) => element !== button)
    .map((element) => element.getBoundingClientRect())
    .filter(
      ({ width, height, bottom, top }) =>
        width > 0 && height > 0 && bottom > 0 && top < window.innerHeight,
    )
