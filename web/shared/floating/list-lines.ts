import type { WindowBox } from './find-free-place.ts'

/** A box as narrow as this is only read aloud (px). */
const UNSEEN_PX = 1

/**
 * The lines of text below an element that reach into a part of the window. Only the text within it is measured: a list of
 * a hundred goods has thousands of words.
 */
export function listLines(element: Element | null, part: WindowBox): WindowBox[] {
  const range = document.createRange()
  const isInPart = ({ left, top, right, bottom }: WindowBox) =>
    left < part.right && right > part.left && top < part.bottom && bottom > part.top
  return [...(element?.childNodes ?? [])].flatMap((node) => {
    if (node instanceof Text) {
      if (!node.data.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()].filter(isInPart)
    }
    if (!(node instanceof Element)) return []
    const box = node.getBoundingClientRect()
    // An element without a box of its own, such as `display: contents`, may have children with one.
    const isBoxless = box.width === 0 && box.height === 0
    if (!isBoxless && (box.width <= UNSEEN_PX || !isInPart(box))) return []
    return listLines(node, part)
  })
}
