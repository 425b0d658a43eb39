import { useEffect, useRef } from 'react'

/**
 * The keys of a list: `/` focuses the search, J and K the link (`[data-row]`) of the next and the
 * previous row, which Enter opens natively. Keys typed into a field are ignored.
 */
export function useRowShortcuts() {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const key = event.key.toLowerCase()
      if (key === '/') {
        event.preventDefault()
        list.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
      }
      if (key !== 'j' && key !== 'k') return
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
      const focusedIndex = rows.findIndex((row) => row === document.activeElement)
      const next = focusedIndex < 0 ? rows[0] : rows[focusedIndex + (key === 'j' ? 1 : -1)]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])
  return list
}

/** Whether keys go into a field. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))
