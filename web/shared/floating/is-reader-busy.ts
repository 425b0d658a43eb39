/** A dialog or a menu is open, something is typed, or the tab is not looked at: nothing may cover the page then. */
export const isReaderBusy = (): boolean =>
  document.hidden ||
  document.querySelector('dialog[open], :popover-open') !== null ||
  document.activeElement?.matches('input, textarea, select') === true
