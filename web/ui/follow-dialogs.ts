/**
 * Keeps an element where it can be seen, pressed and read out: in the dialog that is open, because a browser shows a
 * modal dialog above everything and takes the rest of the page from its reader; without one in the page itself. Returns
 * what ends it and removes the element.
 */
export function followDialogs(element: HTMLElement): () => void {
  const place = () => {
    const target = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    if (element.parentElement !== target) target.append(element)
  }
  const changes = new MutationObserver(place)
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['open'],
  })
  place()
  return () => {
    changes.disconnect()
    element.remove()
  }
}
