import type { Page } from 'playwright-core'

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
      const text = element.innerText?.trim()
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (clientWidth <= 1 || clientHeight <= 1) continue
      const style = getComputedStyle(element)
      const hasOwnText = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent?.trim(),
      )
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const overflowsX = scrollWidth > clientWidth + 1
      const overflowsY = scrollHeight > clientHeight + 1
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
      if (box.width <= 1 || box.bottom <= 0) continue
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
