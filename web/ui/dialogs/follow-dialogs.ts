/**
 * Keeps an element usable while modal dialogs open and close. A modal makes the rest of the page inert, so the element
 * moves into the topmost one, and back into the page after it. Returns a function that stops this and removes the
 * element.
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
