import type { Page } from 'playwright-core'
import { describeScripts } from '../../support/browser/describe-scripts.ts'

/**
 * Finds text that is cut off by its box or overflows it. Clamped lines are deliberate; a line with
 * an ellipsis must carry the whole text as its title.
 */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const findings: string[] = []
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (
        element.matches(
          'input, select, textarea, svg *, dialog *, [popover], [popover] *, noscript, script, option',
        )
      )
        continue
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (clientWidth <= 1 || clientHeight <= 1) continue
      const overflowsX = scrollWidth > clientWidth + 1
      const overflowsY = scrollHeight > clientHeight + 1
      // Asked first: the text of an element takes long to collect.
      if (!overflowsX && !overflowsY) continue
      const text = element.innerText?.trim()
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
      const style = getComputedStyle(element)
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const isClamped = style.webkitLineClamp !== 'none'
      const hasEllipsis = style.textOverflow === 'ellipsis' && element.closest('[title]') !== null
      const isClipped =
        (overflowsX && isHidden(style.overflowX) && !hasEllipsis && !isClamped) ||
        (overflowsY && isHidden(style.overflowY) && !isClamped)
      const isOverflowing =
        overflowsX && hasOwnText && style.overflowX === 'visible' && style.display !== 'inline'
      if (isClipped || isOverflowing)
        findings.push(
          `${isClipped ? 'clipped' : 'overflowing'} ${element.tagName}.${element.className}: ${text.slice(0, 60)}`,
        )
    }
    return findings
  })

/** Finds links, buttons and inputs smaller than 44 px. A link within a sentence is exempt. */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MIN_TARGET_PX = 43.5
    const findings: string[] = []
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
    for (const element of document.querySelectorAll<HTMLElement>(targets)) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const box = findPressArea(element).getBoundingClientRect()
      // The link past the header stands above the page until it has the focus.
      if (box.width <= 1 || box.bottom + window.scrollY <= 0) continue
      if (isInSentence(element)) continue
      if (box.width < MIN_TARGET_PX || box.height < MIN_TARGET_PX)
        findings.push(
          `${Math.round(box.width)}×${Math.round(box.height)} ${element.tagName} ${element.ariaLabel ?? element.innerText?.slice(0, 40)}`,
        )
    }
    return findings

    /**
     * The element that receives the press: a label around an input, or the card that a link covers.
     */
    function findPressArea(element: HTMLElement): Element {
      if (element.matches('input')) return element.closest('label') ?? element
      const after = getComputedStyle(element, '::after')
      if (after.position === 'absolute' && after.inset === '0px' && after.content !== 'none') {
        for (let up: HTMLElement | null = element; up; up = up.parentElement)
          if (getComputedStyle(up).position !== 'static') return up
      }
      return element
    }

    function isInSentence(element: HTMLElement): boolean {
      if (getComputedStyle(element).display !== 'inline') return false
      const around = element.parentElement?.innerText.trim() ?? ''
      return around.length > element.innerText.trim().length
    }
  })

/**
 * Finds controls under the floating button, with the page at its top, in its middle and at its end. The button
 * stands still once it has `data-place`.
 */
export async function findCoveredControls(page: Page): Promise<string[]> {
  if ((await page.locator('aside[aria-label="Bantuan"]').count()) === 0) return []
  const findings: string[] = []
  // A page that fits into the window has one place only.
  const isLong = await page.evaluate(
    () => document.documentElement.scrollHeight > document.documentElement.clientHeight,
  )
  for (const share of isLong ? [0, 0.33, 0.5, 0.66, 1] : [0]) {
    await scrollTo(page, share)
    await page
      .locator('aside[aria-label="Bantuan"] > [data-place]')
      .waitFor({ state: 'attached' })
      .catch(async (thrown: unknown) => {
        const state = JSON.stringify(await describeScripts(page))
        throw new Error(`the floating button has no place: ${state}`, { cause: thrown })
      })
    findings.push(...(await waitUntilClear(page, share)))
  }
  return findings
}

/** What the button still covers after it had time to move: a page that has just changed moves it a moment later. */
async function waitUntilClear(page: Page, share: number): Promise<string[]> {
  const button = page.locator('aside[aria-label="Bantuan"] > :is(a, button)')
  const deadline = AbortSignal.timeout(2_000)
  let covered = await button.evaluate(listCovered, share)
  while (covered.length > 0 && !deadline.aborted)
    covered = await button.evaluate(listCovered, share)
  return covered
}

/** Scrolls to that share of the page, and waits until the page has been told. */
const scrollTo = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    const { scrollHeight, clientHeight } = document.documentElement
    window.scrollTo({ top: (scrollHeight - clientHeight) * part, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve))
  }, share)

function listCovered(button: Element, share: number): string[] {
  if (!button.checkVisibility({ visibilityProperty: true })) return []
  const own = button.getBoundingClientRect()
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, label, [role=button]'
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter(
      (control) => control !== button && control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => {
      const box = control.getBoundingClientRect()
      return (
        box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
      )
    })
    .map((control) => `${control.tagName} ${control.ariaLabel ?? control.innerText} at ${share}`)
}

/** Words of the code and of other languages that no screen says. `Loading . . .` and `OK` are the specification's. */
const FOREIGN_WORDS =
  /\b(?:the|and|your|please|error|success|failed|cancel|cancelled|save|delete|remove|done|pending|approved|rejected|submitted|unpaid|paid|awaiting|processing|shipped|delivered|undefined|null|NaN|true|false|slug)\b/i
/** `order.cancelled`, `proof_submitted`: names of the code. */
const CODE_NAME = /(?<![\w@/.:-])[a-z]+(?:[._][a-z]+)+(?![\w@/.-])/

/** Finds English and names of the code in what people read or hear. */
export async function findForeignWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt']
    const labels = [...document.body.querySelectorAll('*')].flatMap((element) =>
      attributes.flatMap((name) => element.getAttribute(name) ?? []),
    )
    // What a program says in English is marked as that.
    const marked = [...document.body.querySelectorAll<HTMLElement>('[lang=en]')]
    for (const element of marked) element.style.display = 'none'
    const text = document.body.innerText
    for (const element of marked) element.style.removeProperty('display')
    return [...text.split('\n'), ...labels]
  })
  return texts.filter((text) => FOREIGN_WORDS.test(text) || CODE_NAME.test(text))
}
