/** The specification's breakpoints: a tablet from md, a desktop from lg (px). */
const TABLET_PX = 768
const DESKTOP_PX = 1024
/** How long after the last resize the type is read again (ms; specification, constants). */
const SETTLE_MS = 50

const readDeviceType = (width: number) => {
  if (width < TABLET_PX) return 'mobile'
  return width < DESKTOP_PX ? 'tablet' : 'desktop'
}

/**
 * Keeps the type of device in `<html data-device>`, where styles and scripts read it; a window that
 * is resized may change it.
 */
export function watchDeviceType(): void {
  const write = () => {
    document.documentElement.dataset['device'] = readDeviceType(window.innerWidth)
  }
  let settling: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(settling)
    settling = setTimeout(write, SETTLE_MS)
  })
  write()
}
