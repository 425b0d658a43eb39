import { useEffect, useRef, type RefObject } from 'react'

/** Closes a popover when the place that it belongs to is left. One that was opened before scripts ran stays open. */
export function useCloseOnLeave(popover: RefObject<HTMLElement | null>, place: string): void {
  const openedAt = useRef(place)
  useEffect(() => {
    if (openedAt.current === place) return
    openedAt.current = place
    if (popover.current?.matches(':popover-open')) popover.current.hidePopover()
  }, [popover, place])
}
