import type { WindowBox } from './find-free-place.ts'

/**
 * The lines of text below an element that reach into a part of the window, which goes on to its right edge. Elements outside of
 * it are passed over: a list of a hundred goods has thousands of words.
 */
export function listLines(
  element: Element | null,
  part: Omit<WindowBox, 'right'>,
): readonly WindowBox[] {
  const range = document.createRange()
  return [...(element?.childNodes ?? [])].flatMap((node) => {
    range.selectNode(node)
    const boxes = [...range.getClientRects()].filter(
      // A box of one pixel is only read aloud.
      ({ right, top, bottom, width }) =>
        width > 1 && right > part.left && top < part.bottom && bottom > part.top,
    )
    return boxes[0] && node instanceof Element ? listLines(node, part) : boxes
  })
}
